import type { Canvas } from '../draw/canvas.js';
import type { Random } from '../draw/random.js';
import type { Borough } from '../facts/borough.js';
import type { Light } from '../draw/light.js';
import { elevatedLine } from './elevated-line.js';
import { hills, treeLine } from './nature.js';
import { skylineLayer } from './skyline.js';
import { suspensionBridge } from './suspension-bridge.js';
import { water } from './water.js';

export interface BackdropView {
  horizon: number;
  /** 1 for a picture of 1200 by 800. */
  scale: number;
}

type Painter = (canvas: Canvas, light: Light, random: Random, view: BackdropView) => void;

const PAINTERS: Record<Borough, Painter> = {
  Manhattan: (canvas, light, random, { horizon, scale }) => {
    const clusters = [random.between(0.1, 0.35), random.between(0.6, 0.95)];
    const layer = { foot: horizon + 6, clusters };
    skylineLayer(canvas, light, random, {
      ...layer,
      height: 150 * scale,
      peak: 420 * scale,
      width: 44 * scale,
      distance: 0.66,
    });
    skylineLayer(canvas, light, random, {
      ...layer,
      height: 110 * scale,
      peak: 280 * scale,
      width: 60 * scale,
      distance: 0.36,
    });
  },
  Brooklyn: (canvas, light, random, { horizon, scale }) => {
    skylineLayer(canvas, light, random, {
      foot: horizon,
      height: 60 * scale,
      peak: 210 * scale,
      width: 30 * scale,
      distance: 0.74,
      clusters: [random.between(0.1, 0.9)],
    });
    if (random.chance(0.5)) farBridge(canvas, light, random, horizon, scale, 'stone');
    skylineLayer(canvas, light, random, {
      foot: horizon + 6,
      height: 46 * scale,
      peak: 90 * scale,
      width: 46 * scale,
      distance: 0.4,
    });
  },
  Queens: (canvas, light, random, { horizon, scale }) => {
    skylineLayer(canvas, light, random, {
      foot: horizon,
      height: 44 * scale,
      peak: 170 * scale,
      width: 26 * scale,
      distance: 0.8,
      clusters: [random.between(0.05, 0.95)],
    });
    if (random.chance(0.55))
      elevatedLine(canvas, light, random, { foot: horizon + 8, height: 62 * scale });
    skylineLayer(canvas, light, random, {
      foot: horizon + 6,
      height: 34 * scale,
      peak: 60 * scale,
      width: 52 * scale,
      distance: 0.45,
    });
  },
  Bronx: (canvas, light, random, { horizon, scale }) => {
    hills(canvas, light, random, horizon, 80 * scale, 0.7);
    skylineLayer(canvas, light, random, {
      foot: horizon,
      height: 80 * scale,
      peak: 130 * scale,
      width: 60 * scale,
      distance: 0.55,
      clusters: [0.2, 0.7],
    });
    treeLine(canvas, light, random, horizon + 8, 34 * scale, 0.35);
  },
  'Staten Island': (canvas, light, random, { horizon, scale }) => {
    hills(canvas, light, random, horizon, 60 * scale, 0.78);
    if (random.chance(0.6)) farBridge(canvas, light, random, horizon, scale, 'steel');
    water(canvas, light, horizon - 8 * scale, horizon + 30 * scale);
    treeLine(canvas, light, random, horizon + 8, 30 * scale, 0.35);
  },
};

/** Draws the background of the subject, by borough: towers, bridges, an elevated line, hills, the harbour. */
export function backdrop(
  canvas: Canvas,
  light: Light,
  random: Random,
  borough: Borough,
  view: BackdropView,
): void {
  PAINTERS[borough](canvas, light, random, view);
}

function farBridge(
  canvas: Canvas,
  light: Light,
  random: Random,
  horizon: number,
  scale: number,
  style: 'stone' | 'steel',
): void {
  const x = canvas.width * random.between(0.0, 0.5);
  suspensionBridge(canvas, light, {
    towers: [x, x + 420 * scale],
    foot: horizon + 6,
    deck: horizon - 52 * scale,
    top: horizon - 170 * scale,
    style,
    distance: 0.5,
    reach: 300 * scale,
  });
}
