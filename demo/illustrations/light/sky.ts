import { type Canvas, ellipse, rect } from '../draw/canvas.js';
import { hex, lighten, mix } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import { clouds } from './cloud.js';
import type { Light } from '../draw/light.js';
import type { SkyView } from './sky-view.js';

const MOON = hex('#f4ecd6');

/** Draws the sky: gradient, glow, stars or moon, clouds. */
export function sky(canvas: Canvas, light: Light, random: Random, view: SkyView): void {
  const paint = canvas.linear([0, 0], [0, view.horizon], light.sky);
  canvas.fill(rect(0, 0, canvas.width, canvas.height), paint);
  glow(canvas, light, view);
  if (light.stars) stars(canvas, random.fork('stars'), view);
  clouds(canvas, light, random.fork('clouds'), view);
}

/** The brighter part of the sky on the side of the sun. */
function glow(canvas: Canvas, light: Light, view: SkyView): void {
  const low = light.elevation < 0.5 && !light.stars;
  const x = canvas.width * (0.5 + view.sunSide * 0.36);
  const y = low ? view.horizon - canvas.height * 0.06 : view.horizon * 0.1;
  const horizonColour = light.sky[light.sky.length - 1]?.[1] ?? MOON;
  const paint = canvas.radial([x, y], canvas.width * 0.6, [
    [0, lighten(horizonColour, 0.5), low ? 0.75 : 0.35],
    [0.4, lighten(horizonColour, 0.25), low ? 0.28 : 0.12],
    [1, horizonColour, 0],
  ]);
  canvas.fill(rect(0, 0, canvas.width, canvas.height), paint);
}

function stars(canvas: Canvas, random: Random, view: SkyView): void {
  for (let count = 0; count < 70; count++) {
    const y = random.between(0, view.horizon * 0.7);
    const alpha = random.pick([0.25, 0.45, 0.7]) * (1 - y / view.horizon);
    canvas.fill(
      ellipse(random.between(0, canvas.width), y, random.between(0.6, 1.4)),
      MOON,
      Math.round(alpha * 10) / 10,
    );
  }
  const [x, y, r] = [
    canvas.width * (0.5 + view.sunSide * random.between(0.2, 0.4)),
    view.horizon * 0.2,
    canvas.height * 0.026,
  ];
  const halo = canvas.radial([x, y], r * 6, [
    [0, MOON, 0.35],
    [1, MOON, 0],
  ]);
  canvas.fill(ellipse(x, y, r * 6), halo);
  canvas.fill(ellipse(x, y, r), mix(MOON, hex('#ffffff'), 0.2));
}
