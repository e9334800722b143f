import { ellipse } from '../draw/canvas.js';
import { hex } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import type { Vec3 } from '../draw/vector.js';
import type { Foliage } from './season.js';

/** Draws a bush of that height in metres; in winter it carries snow. */
export function shrub(
  scene: Scene,
  at: Vec3,
  height: number,
  foliage: Foliage,
  random: Random,
): void {
  const [x, y] = scene.camera.project(at);
  const size = height * scene.camera.scaleAt(at);
  const lumps = Array.from({ length: 6 }, (_, index) => ({
    x: x + (index - 2.5) * size * 0.2,
    y:
      y -
      size * (0.42 + 0.16 * Math.sin(((index + 0.5) / 6) * Math.PI) + random.between(-0.06, 0.06)),
    r: size * random.between(0.26, 0.36),
  }));
  foliage.forEach((colour, layer) => {
    const tone = scene.soft(colour, 0.3 + layer * 0.32, at);
    const shrink = [1, 0.76, 0.34][layer] as number;
    const shift = layer * 0.22;
    for (const { x: cx, y: cy, r } of lumps) {
      scene.canvas.fill(ellipse(cx + r * shift * scene.sun[0], cy - r * shift, r * shrink), tone);
    }
  });
  if (!scene.light.snow) return;
  for (const { x: cx, y: cy, r } of lumps)
    scene.canvas.fill(ellipse(cx, cy - r * 0.42, r * 0.72, r * 0.5), hex('#f4f6fa'));
}

/** Draws a clipped hedge along x from one point to another. */
export function hedge(
  scene: Scene,
  from: Vec3,
  to: Vec3,
  height: number,
  foliage: Foliage,
  random: Random,
): void {
  const length = Math.abs(to[0] - from[0]) + Math.abs(to[2] - from[2]);
  const count = Math.max(2, Math.round(length / (height * 0.8)));
  for (let index = 0; index <= count; index++) {
    const share = index / count;
    const at: Vec3 = [from[0] + (to[0] - from[0]) * share, 0, from[2] + (to[2] - from[2]) * share];
    shrub(scene, at, height, foliage, random);
  }
}
