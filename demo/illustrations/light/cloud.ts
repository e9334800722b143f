import { type Canvas, d } from '../draw/canvas.js';
import type { Random } from '../draw/random.js';
import type { Light } from '../draw/light.js';
import type { SkyView } from './sky-view.js';

/** Draws heaped clouds by day, long streaks when the sun is low, and a closed cloud cover when it snows. */
export function clouds(canvas: Canvas, light: Light, random: Random, view: SkyView): void {
  const low = light.elevation < 0.5 || light.stars;
  const count = light.snow ? 3 : random.int(1, 4);
  for (let index = 0; index < count; index++) {
    const y = view.horizon * random.between(0.08, low ? 0.75 : 0.55);
    const x = canvas.width * random.between(-0.05, 1.05);
    if (low || light.snow) streak(canvas, light, random, x, y);
    else heap(canvas, light, random, x, y);
  }
}

function heap(canvas: Canvas, light: Light, random: Random, x: number, y: number): void {
  const width = canvas.width * random.between(0.14, 0.34);
  const height = width * random.between(0.16, 0.24);
  const paint = canvas.linear(
    [0, y - height],
    [0, y + height * 0.2],
    [
      [0, light.cloud, light.cloudOpacity],
      [1, light.cloud, 0.04],
    ],
  );
  const lumps = random.int(4, 6);
  let data = d`M${x - width / 2} ${y}`;
  let at = x - width / 2;
  for (let index = 0; index < lumps; index++) {
    const share = Math.sin(((index + 0.5) / lumps) * Math.PI);
    const step = width / lumps;
    const lift = y - height * share * random.between(0.75, 1.05);
    const next =
      index === lumps - 1 ? y : y - height * Math.sin(((index + 1) / lumps) * Math.PI) * 0.55;
    data += d`C${at - step * 0.12} ${lift} ${at + step * 1.12} ${lift} ${at + step} ${next}`;
    at += step;
  }
  canvas.fill(`${data}Z`, paint);
}

function streak(canvas: Canvas, light: Light, random: Random, x: number, y: number): void {
  for (let index = 0; index < random.int(2, 4); index++) {
    const width = canvas.width * random.between(0.18, 0.5);
    const thick = canvas.height * random.between(0.006, 0.018);
    const left = x - width / 2 + random.between(-0.3, 0.3) * width;
    const top = y + index * thick * random.between(1.5, 3);
    const paint = canvas.linear(
      [left, 0],
      [left + width, 0],
      [
        [0, light.cloud, 0],
        [0.45, light.cloud, light.cloudOpacity],
        [1, light.cloud, 0],
      ],
    );
    const [mid, right] = [left + width / 2, left + width];
    const lens = d`M${left} ${top}Q${mid} ${top - thick} ${right} ${top}Q${mid} ${top + thick} ${left} ${top}Z`;
    canvas.fill(lens, paint);
  }
}
