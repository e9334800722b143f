import { hills, treeLine } from '../city/nature.js';
import { boat, ferry } from '../city/boats.js';
import { skylineLayer } from '../city/skyline.js';
import { suspensionBridge } from '../city/suspension-bridge.js';
import { towerRow } from '../city/tower-row.js';
import { reflection, ripples } from '../city/water.js';
import { Canvas } from '../draw/canvas.js';
import { Random } from '../draw/random.js';
import type { HeroFacts } from '../facts/hero-facts.js';
import { HOURS } from '../light/hours.js';
import type { Light } from '../draw/light.js';
import { sky } from '../light/sky.js';
import { calmZone } from './calm-zone.js';
import { HERO } from './hero-size.js';

type Shore = (canvas: Canvas, light: Light, random: Random, line: number) => void;

const SHORES = {
  skyline: (canvas, light, random, line) => {
    const clusters = [0.56, 0.83];
    skylineLayer(canvas, light, random.fork('far'), {
      foot: line,
      height: 190,
      peak: 560,
      width: 54,
      distance: 0.62,
      clusters,
    });
    skylineLayer(canvas, light, random.fork('mid'), {
      foot: line,
      height: 130,
      peak: 400,
      width: 62,
      distance: 0.36,
      clusters: [0.66, 0.92],
    });
    const row = { foot: line, from: -0.02, to: 1.02, gap: [-16, 8], peaks: [0.6, 0.86] } as const;
    towerRow(canvas, light, random.fork('towers'), {
      ...row,
      width: [46, 84],
      height: [150, 360],
      haze: 0.3,
    });
    towerRow(canvas, light, random.fork('shore'), {
      ...row,
      width: [60, 110],
      height: [70, 150],
      haze: 0.1,
    });
    treeLine(canvas, light, random.fork('trees'), line + 4, 26, 0.1);
  },
  bridge: (canvas, light, random, line) => {
    skylineLayer(canvas, light, random.fork('far'), {
      foot: line,
      height: 120,
      peak: 420,
      width: 46,
      distance: 0.6,
      clusters: [0.7, 0.86],
    });
    towerRow(canvas, light, random.fork('towers'), {
      foot: line,
      from: -0.02,
      to: 1.02,
      width: [44, 80],
      height: [110, 300],
      gap: [-14, 10],
      haze: 0.4,
      peaks: [0.66, 0.84],
    });
    treeLine(canvas, light, random.fork('trees'), line + 4, 30, 0.25);
    suspensionBridge(canvas, light, {
      towers: [760, 1560],
      foot: line + 16,
      deck: line - 130,
      top: line - 440,
      style: 'stone',
      distance: -0.35,
      reach: 760,
    });
  },
  waterfront: (canvas, light, random, line) => {
    skylineLayer(canvas, light, random.fork('far'), {
      foot: line,
      height: 70,
      peak: 240,
      width: 40,
      distance: 0.7,
      clusters: [0.3],
    });
    towerRow(canvas, light, random.fork('back'), {
      foot: line,
      from: 0.3,
      to: 1.02,
      width: [60, 100],
      height: [140, 300],
      gap: [10, 60],
      haze: 0.4,
    });
    towerRow(canvas, light, random.fork('towers'), {
      foot: line,
      from: 0.42,
      to: 1.02,
      width: [76, 128],
      height: [190, 500],
      gap: [12, 52],
      haze: 0.05,
    });
    treeLine(canvas, light, random.fork('trees'), line + 6, 54, 0.05);
  },
  harbour: (canvas, light, random, line) => {
    hills(canvas, light, random.fork('far hills'), line, 150, 0.7);
    suspensionBridge(canvas, light, {
      towers: [980, 1700],
      foot: line + 8,
      deck: line - 110,
      top: line - 350,
      style: 'steel',
      distance: 0.1,
      reach: 620,
    });
    hills(canvas, light, random.fork('near hills'), line, 80, 0.35);
    towerRow(canvas, light, random.fork('town'), {
      foot: line + 2,
      from: 0.04,
      to: 0.5,
      width: [40, 80],
      height: [24, 56],
      gap: [-6, 26],
      haze: 0.2,
    });
    treeLine(canvas, light, random.fork('trees'), line + 4, 36, 0.1);
  },
} satisfies Record<string, Shore>;

export type WaterSubject = keyof typeof SHORES;

/** Draws a shore across the water with its reflection. */
export function waterHero(facts: HeroFacts & { subject: WaterSubject }): string {
  const canvas = new Canvas(HERO.width, HERO.height);
  const [light, random] = [HOURS[facts.light], new Random(facts.key)];
  const line = HERO.height * (facts.subject === 'waterfront' ? 0.74 : 0.7);
  sky(canvas, light, random.fork('sky'), { horizon: line, sunSide: 1 });
  const shore: Shore = SHORES[facts.subject];
  shore(canvas, light, random, line);
  reflection(canvas, light, line, () => shore(canvas, light, random, line));
  ripples(canvas, light, random.fork('ripples'), line);
  ferry(canvas, light, { x: canvas.width * random.between(0.6, 0.78), y: line + 96, size: 150 });
  for (const share of [0.9, 0.5])
    boat(canvas, light, {
      x: canvas.width * share,
      y: line + random.between(30, 54),
      size: random.between(34, 52),
    });
  return calmZone(canvas);
}
