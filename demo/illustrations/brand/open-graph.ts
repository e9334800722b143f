import { skylineLayer } from '../city/skyline.js';
import { Canvas, rect } from '../draw/canvas.js';
import { css } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import { HOURS } from '../light/hours.js';
import { sky } from '../light/sky.js';
import { BRASS, INK, IVORY } from '../palette.js';
import { lettering, letteringWidth } from './lettering.js';
import { markAt } from './mark.js';

const SIZE = { width: 1200, height: 630 };
const NAME = 'PHANTOM PARTNERS';

/** The preview picture that other sites show for a link to this site. */
export function openGraphSvg(): string {
  const canvas = new Canvas(SIZE.width, SIZE.height);
  const [light, random] = [HOURS.dusk, new Random('open graph')];
  sky(canvas, light, random, { horizon: 560, sunSide: 1 });
  const layer = { foot: 600, clusters: [0.2, 0.8] };
  skylineLayer(canvas, light, random.fork('far'), {
    ...layer,
    height: 110,
    peak: 330,
    width: 40,
    distance: 0.55,
  });
  skylineLayer(canvas, light, random.fork('near'), {
    ...layer,
    foot: 632,
    height: 90,
    peak: 230,
    width: 56,
    distance: 0.15,
  });
  canvas.fill(
    rect(0, 0, SIZE.width, SIZE.height),
    canvas.radial([600, 300], 640, [
      [0, INK, 0.82],
      [1, INK, 0.3],
    ]),
  );
  const height = 36;
  const width = (letteringWidth(NAME) * height) / 14;
  canvas.raw(markAt(538, 130, 136, css(IVORY), css(BRASS)));
  canvas.raw(lettering(NAME, (SIZE.width - width) / 2, 330, height, css(IVORY)));
  canvas.fill(rect(540, 404, 120, 2), BRASS);
  return canvas.toString();
}
