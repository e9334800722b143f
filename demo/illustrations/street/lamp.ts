import { ellipse } from '../draw/canvas.js';
import { hex } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';
import type { Vec3 } from '../draw/vector.js';

const IRON = hex('#232936');
const GLOW = hex('#ffe0a0');

/** A street lamp with a lantern, alight from dusk. */
export function lamp(scene: Scene, at: Vec3, height = 4.6): void {
  const [x, , z] = at;
  const tone = scene.soft(IRON, 0.5, at);
  scene.line(
    [
      [x, 0, z],
      [x, 0.7, z],
    ],
    tone,
    0.22,
  );
  scene.line(
    [
      [x, 0, z],
      [x, height, z],
    ],
    tone,
    0.1,
  );
  const [sx, sy] = scene.camera.project([x, height + 0.3, z]);
  const size = scene.camera.scaleAt(at);
  if (scene.light.lamps > 0.3) {
    const halo = scene.canvas.radial([sx, sy], size * 2.6, [
      [0, GLOW, 0.55],
      [0.3, GLOW, 0.18],
      [1, GLOW, 0],
    ]);
    scene.canvas.fill(ellipse(sx, sy, size * 2.6), halo);
  }
  const glass = scene.light.lamps > 0.3 ? GLOW : scene.soft(hex('#e8e6dc'), 0.9, at);
  scene.canvas.fill(ellipse(sx, sy, size * 0.2, size * 0.28), glass);
  scene.line(
    [
      [x - 0.18, height + 0.6, z],
      [x + 0.18, height + 0.6, z],
    ],
    tone,
    0.09,
  );
}
