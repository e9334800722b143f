import { outline } from '../../draw/canvas.js';
import { hex } from '../../draw/colour.js';
import type { Scene } from '../../draw/scene.js';

const SHADE = hex('#141b33');

/** Draws the soft shadow under an object on the floor. */
export function contact(
  scene: Scene,
  { x, z, width, depth }: { x: number; z: number; width: number; depth: number },
): void {
  for (const [grow, alpha] of [
    [0.16, 0.1],
    [0.06, 0.18],
  ] as const) {
    const shape = scene.camera.polygon([
      [x - grow, 0.003, z - grow],
      [x + width + grow, 0.003, z - grow],
      [x + width + grow, 0.003, z + depth],
      [x - grow, 0.003, z + depth],
    ]);
    scene.canvas.fill(outline(shape), SHADE, alpha);
  }
}
