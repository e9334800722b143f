import { type Canvas, ellipse, rect } from '../draw/canvas.js';
import { type Colour, darken, hex, lighten, mix } from '../draw/colour.js';
import type { Random } from '../draw/random.js';

const GROUNDS: readonly (readonly [string, string])[] = [
  ['#c9bfae', '#e9e1d3'],
  ['#8c9bb0', '#c6cfd8'],
  ['#a8a08c', '#d9d0bb'],
  ['#7f8f95', '#bcc7c6'],
  ['#b9a58a', '#e3d5be'],
  ['#5f7089', '#a3b0bf'],
];

/** Draws a wall with the light of a window, and a little of the city. */
export function background(canvas: Canvas, random: Random): void {
  const [low, high] = random.pick(GROUNDS).map(hex) as [Colour, Colour];
  const { width, height } = canvas;
  canvas.fill(
    rect(0, 0, width, height),
    canvas.linear(
      [0, 0],
      [width, height],
      [
        [0, high],
        [1, low],
      ],
    ),
  );
  const side = random.side();
  for (const index of [0, 1, 2]) {
    const x = width * (side > 0 ? 0.52 : -0.06) + index * width * 0.18;
    const slant = width * 0.16;
    canvas.fill(
      `M${x} 0h${width * 0.13}l${-slant} ${height}h${-width * 0.13}Z`,
      lighten(high, 0.6),
      0.22,
    );
  }
  city(canvas, random, mix(low, darken(low, 0.4), 0.5));
  canvas.fill(
    ellipse(width / 2, height * 0.42, width * 0.42),
    canvas.radial([width / 2, height * 0.42], width * 0.42, [
      [0, lighten(high, 0.5), 0.5],
      [1, lighten(high, 0.5), 0],
    ]),
  );
}

function city(canvas: Canvas, random: Random, colour: Colour): void {
  const { width, height } = canvas;
  const paint = canvas.linear(
    [0, height * 0.3],
    [0, height],
    [
      [0, colour, 0.22],
      [1, colour, 0.04],
    ],
  );
  for (let x = -20; x < width;) {
    const w = random.between(50, 110);
    const edge = Math.abs(x + w / 2 - width / 2) / (width / 2);
    const h = height * (0.22 + edge * random.between(0.1, 0.4));
    canvas.fill(rect(x, height - h, w, h), paint);
    x += w + random.between(4, 18);
  }
}
