import { rect } from '../draw/canvas.js';
import { hex } from '../draw/colour.js';
import type { Room } from './room.js';

const VIGNETTE = hex('#0c1730');

/** Darkens the corners of the picture. */
export function finishRoom({ scene }: Room): string {
  const { canvas } = scene;
  canvas.fill(
    rect(0, 0, canvas.width, canvas.height),
    canvas.radial([canvas.width / 2, canvas.height * 0.48], canvas.width * 0.72, [
      [0.55, VIGNETTE, 0],
      [1, VIGNETTE, 0.3],
    ]),
  );
  return canvas.toString();
}
