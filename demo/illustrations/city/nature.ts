import { type Canvas, d } from '../draw/canvas.js';
import { type Colour, hex, mix } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Light } from '../draw/light.js';

/** Draws a soft ridge. */
export function hills(
  canvas: Canvas,
  light: Light,
  random: Random,
  foot: number,
  height: number,
  distance: number,
): void {
  let data = d`M0 ${foot + 4}L0 ${foot - height * random.between(0.3, 0.7)}`;
  const span = canvas.width / 4;
  for (let index = 0; index < 4; index++) {
    const x = span * index;
    const [a, b] = [
      foot - height * random.between(0.5, 1.1),
      foot - height * random.between(0.25, 0.7),
    ];
    data += d`C${x + span * 0.35} ${a} ${x + span * 0.65} ${a} ${x + span} ${b}`;
  }
  const green: Colour = mix(light.silhouette, hex('#5f7f6b'), 0.35);
  canvas.fill(`${data}${d`L${canvas.width} ${foot + 4}Z`}`, mix(green, light.haze, distance));
}

/** Draws distant tree crowns along the horizon. */
export function treeLine(
  canvas: Canvas,
  light: Light,
  random: Random,
  foot: number,
  height: number,
  distance: number,
): void {
  const green = mix(
    mix(light.silhouette, hex('#4f7360'), light.lamps > 0.4 ? 0.2 : 0.55),
    light.haze,
    distance,
  );
  const paint = canvas.linear(
    [0, foot - height],
    [0, foot],
    [
      [0, green],
      [1, mix(green, light.haze, 0.35)],
    ],
  );
  for (let x = -height; x < canvas.width + height;) {
    const size = height * random.between(0.6, 1.05);
    canvas.fill(
      d`M${x - size * 0.8} ${foot}C${x - size * 0.9} ${foot - size * 1.1} ${x + size * 0.9} ${foot - size * 1.1} ${x + size * 0.8} ${foot}Z`,
      paint,
    );
    x += size * random.between(0.7, 1.15);
  }
}
