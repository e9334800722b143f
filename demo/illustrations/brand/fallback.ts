import { treeLine } from '../city/nature.js';
import { skylineLayer } from '../city/skyline.js';
import { Canvas } from '../draw/canvas.js';
import { css } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import { SIZE } from '../homes/setting.js';
import { HOURS } from '../light/hours.js';
import { sky } from '../light/sky.js';
import { BRASS, NAVY } from '../palette.js';
import { markAt } from './mark.js';

/** The picture of a home without a picture: a pale skyline and the mark. */
export function drawFallback(): string {
  const canvas = new Canvas(SIZE.width, SIZE.height);
  const [light, random] = [HOURS.dawn, new Random('fallback')];
  sky(canvas, light, random, { horizon: 700, sunSide: 1 });
  skylineLayer(canvas, light, random.fork('far'), {
    foot: 760,
    height: 130,
    peak: 380,
    width: 46,
    distance: 0.72,
    clusters: [0.15, 0.85],
  });
  skylineLayer(canvas, light, random.fork('near'), {
    foot: 790,
    height: 110,
    peak: 240,
    width: 64,
    distance: 0.45,
    clusters: [0.1, 0.9],
  });
  treeLine(canvas, light, random.fork('trees'), 804, 60, 0.4);
  canvas.raw(markAt(510, 250, 198, css(NAVY), css(BRASS)));
  return canvas.toString();
}
