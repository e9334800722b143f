import { rect } from '../draw/canvas.js';
import { type Colour, hex, mix } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Canvas } from '../draw/canvas.js';
import type { Light } from '../draw/light.js';
import { randomCrown, type Silhouette, silhouetteData } from './tower-silhouette.js';

export interface SkylineLayer {
  /** The y of the ground line of the buildings. */
  foot: number;
  /** The usual height in pixels, and that of the tallest building. */
  height: number;
  peak: number;
  /** Usual width of a building in pixels. */
  width: number;
  /** The distance: 0 is near and dark, 1 is invisible in the haze. */
  distance: number;
  /** The positions of the tallest buildings, as shares of the width. */
  clusters?: readonly number[];
  from?: number;
  to?: number;
}

const LAMP = hex('#ffd893');

/** Draws one row of distant buildings, darker at the top and fading into haze towards the ground. */
export function skylineLayer(
  canvas: Canvas,
  light: Light,
  random: Random,
  layer: SkylineLayer,
): void {
  const buildings = row(canvas, random, layer);
  const colour = mix(light.silhouette, light.haze, layer.distance);
  const paint = canvas.linear(
    [0, layer.foot - layer.peak],
    [0, layer.foot],
    [
      [0, mix(colour, light.haze, 0.12)],
      [0.35, colour],
      [1, mix(colour, light.haze, 0.72)],
    ],
  );
  for (const building of buildings) canvas.fill(silhouetteData(building, layer.foot), paint);
  shadedSides(canvas, light, buildings, layer);
  if (light.lamps > 0.2) lamps(canvas, random, buildings, layer);
}

function row(canvas: Canvas, random: Random, layer: SkylineLayer): Silhouette[] {
  const buildings: Silhouette[] = [];
  const end = canvas.width * (layer.to ?? 1.02);
  for (let x = canvas.width * (layer.from ?? -0.02); x < end;) {
    const share = (x + layer.width / 2) / canvas.width;
    const closeness = Math.max(
      0,
      ...(layer.clusters ?? []).map((at) => 1 - Math.abs(share - at) / 0.16),
    );
    const tall = random.chance(0.15 + closeness * 0.6);
    const height =
      layer.height * random.between(0.45, 1.1) +
      (tall ? (layer.peak - layer.height) * closeness * random.between(0.35, 1) : 0);
    const width = layer.width * random.between(0.6, 1.4) * (tall ? 0.85 : 1);
    buildings.push({ x, width, height, crown: randomCrown(random, height > layer.height * 1.2) });
    x += width * random.between(0.82, 1.15);
  }
  return buildings;
}

/** A darker side on every building makes the row look three-dimensional. */
function shadedSides(
  canvas: Canvas,
  light: Light,
  buildings: readonly Silhouette[],
  layer: SkylineLayer,
): void {
  const colour: Colour = mix(light.silhouette, hex('#1b2547'), 0.35);
  const paint = canvas.linear(
    [0, layer.foot - layer.peak],
    [0, layer.foot],
    [
      [0, colour, 0.28 * (1 - layer.distance)],
      [1, colour, 0],
    ],
  );
  for (const { x, width, height } of buildings)
    canvas.fill(rect(x + width * 0.62, layer.foot - height, width * 0.38, height), paint);
}

function lamps(
  canvas: Canvas,
  random: Random,
  buildings: readonly Silhouette[],
  layer: SkylineLayer,
): void {
  const size = Math.max(1.4, layer.width * 0.045);
  const alpha = Math.round((0.85 - layer.distance * 0.6) * 100) / 100;
  for (const { x, width, height } of buildings) {
    for (let v = size * 3; v < height - size * 3; v += size * 3) {
      for (let u = size * 1.5; u < width - size * 2; u += size * 2.4) {
        if (random.chance(0.22))
          canvas.fill(rect(x + u, layer.foot - v, size, size * 1.3), LAMP, alpha);
      }
    }
  }
}
