import { type Canvas, rect } from '../draw/canvas.js';
import { INK } from '../palette.js';

/** Reduces the contrast on the left of a hero, where a page shows its title; the page darkens it as its text needs. */
export function calmZone(canvas: Canvas): string {
  const { width, height } = canvas;
  canvas.fill(
    rect(0, 0, width, height),
    canvas.linear(
      [0, 0],
      [width * 0.68, 0],
      [
        [0, INK, 0.3],
        [0.45, INK, 0.18],
        [1, INK, 0],
      ],
    ),
  );
  canvas.fill(
    rect(0, height * 0.6, width, height * 0.4),
    canvas.linear(
      [0, height * 0.6],
      [0, height],
      [
        [0, INK, 0],
        [1, INK, 0.16],
      ],
    ),
  );
  return canvas.toString();
}
