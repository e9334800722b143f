import { type Canvas, rect } from '../draw/canvas.js';
import { type Colour, darken, hex, lighten, mix, multiply } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Light } from '../draw/light.js';
import { randomCrown, silhouetteData } from './tower-silhouette.js';

export interface TowerRow {
  foot: number;
  /** The range of positions, as shares of the width. */
  from: number;
  to: number;
  width: readonly [number, number];
  height: readonly [number, number];
  /** Pixels between two towers; negative lets them overlap. */
  gap: readonly [number, number];
  /** The strength of the haze in front of them, 0 to 1. */
  haze: number;
  /** The positions of the highest towers, as shares of the width. */
  peaks?: readonly number[];
}

interface Tower {
  x: number;
  width: number;
  height: number;
  foot: number;
  haze: number;
}

const BODIES = ['#5f7388', '#c9bfae', '#8a5a48', '#7d8fa3', '#d8cdb8', '#46566d', '#a8846a'].map(
  hex,
);
const LAMP = hex('#ffdc98');
const STOREY = 11;

/** Draws towers with windows: nearer than a silhouette, farther than a building. */
export function towerRow(canvas: Canvas, light: Light, random: Random, row: TowerRow): void {
  for (let x = canvas.width * row.from; x < canvas.width * row.to;) {
    const width = random.between(...row.width);
    const height = random.between(...row.height) * riseAt(row, (x + width / 2) / canvas.width);
    tower(canvas, light, random, { x, width, height, foot: row.foot, haze: row.haze });
    x += width + random.between(...row.gap);
  }
}

function riseAt({ peaks }: TowerRow, share: number): number {
  if (!peaks) return 1;
  const nearest = Math.min(...peaks.map((peak) => Math.abs(peak - share)));
  return 0.42 + 0.58 * Math.max(0, 1 - nearest / 0.17);
}

function tower(canvas: Canvas, light: Light, random: Random, at: Tower): void {
  const { x, width, height, foot, haze } = at;
  const body = multiply(random.pick(BODIES), light.lit);
  const dark = mix(multiply(body, light.shade), body, 0.3);
  const front = width * 0.7;
  const crown = randomCrown(random, height > 150);
  canvas.fill(silhouetteData({ x, width, height, crown }, foot), faded(canvas, light, dark, at));
  canvas.fill(rect(x, foot - height, front, height), faded(canvas, light, body, at));
  canvas.fill(
    rect(x - 2, foot - height - 3, width + 4, 5),
    mix(darken(body, 0.2), light.haze, haze),
  );
  panes(canvas, light, random, { ...at, width: front });
}

function faded(
  canvas: Canvas,
  light: Light,
  colour: Colour,
  { foot, height, haze }: Tower,
): string {
  return canvas.linear(
    [0, foot - height],
    [0, foot],
    [
      [0, mix(lighten(colour, 0.06), light.haze, haze)],
      [1, mix(colour, light.haze, Math.min(1, haze + 0.32))],
    ],
  );
}

function panes(
  canvas: Canvas,
  light: Light,
  random: Random,
  { x, width, height, foot, haze }: Tower,
): void {
  const columns = Math.max(2, Math.round(width / random.pick([9, 12, 15])));
  const pitch = width / columns;
  const glass = canvas.linear(
    [0, foot - height],
    [0, foot],
    [
      [0, mix(light.glass[0], light.haze, haze)],
      [1, mix(light.glass[1], light.haze, Math.min(1, haze + 0.35))],
    ],
  );
  const lit: string[] = [];
  for (let v = foot - height + 9; v < foot - 10; v += STOREY) {
    for (let column = 0; column < columns; column++) {
      const pane = rect(x + column * pitch + pitch * 0.18, v, pitch * 0.64, STOREY * 0.6);
      if (random.chance(light.lamps * 0.8)) lit.push(pane);
      else canvas.fill(pane, glass);
    }
  }
  for (const pane of lit) canvas.fill(pane, mix(LAMP, light.haze, haze * 0.5), 0.92);
}
