import { ellipse } from '../draw/canvas.js';
import { darken, hex } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { box } from '../draw/solid.js';
import type { Vec3 } from '../draw/vector.js';
import { NAVY, STONE } from '../palette.js';

const TIMBER = hex('#7d5f45');
const BULB = hex('#ffdf9c');

export function planter(scene: Scene, [x, y, z]: Vec3, width: number): void {
  box(scene, { x, z, width, depth: 0.7, height: 0.55, y }, hex('#3d4655'), hex('#4b3a2f'));
}

/** A timber frame over a sofa. */
export function pergola(scene: Scene, [x, , z]: Vec3): void {
  const post = (px: number, pz: number) =>
    box(scene, { x: px, z: pz, width: 0.18, depth: 0.18, height: 2.7 }, TIMBER);
  for (const px of [x, x + 5]) post(px, z + 2.8);
  sofa(scene, [x + 0.8, 0, z + 1.3]);
  for (const px of [x, x + 5]) post(px, z);
  for (const pz of [z + 2.8, z])
    box(scene, { x: x - 0.3, z: pz, width: 5.8, depth: 0.16, height: 0.2, y: 2.7 }, TIMBER);
  for (let px = x; px <= x + 5.1; px += 0.55)
    box(
      scene,
      { x: px, z: z - 0.4, width: 0.1, depth: 3.8, height: 0.16, y: 2.9 },
      darken(TIMBER, 0.1),
    );
}

function sofa(scene: Scene, [x, , z]: Vec3): void {
  box(scene, { x, z: z + 0.7, width: 3.2, depth: 0.3, height: 0.85 }, NAVY);
  box(scene, { x, z, width: 3.2, depth: 0.8, height: 0.42 }, darken(STONE, 0.1), STONE);
  for (const share of [0.15, 1.3, 2.5])
    box(
      scene,
      { x: x + share, z: z + 0.5, width: 0.5, depth: 0.16, height: 0.4, y: 0.42 },
      hex('#b8935a'),
    );
}

export function lounger(scene: Scene, [x, , z]: Vec3, random: Random): void {
  const cloth = random.pick([STONE, hex('#c9b38c'), hex('#7f93a8')]);
  for (const foot of [x + 0.1, x + 1.6])
    box(scene, { x: foot, z: z + 0.1, width: 0.08, depth: 0.5, height: 0.3 }, TIMBER);
  box(scene, { x, z, width: 1.8, depth: 0.7, height: 0.12, y: 0.28 }, cloth);
  scene.surface(
    [
      [x + 1.75, 0.4, z],
      [x + 2.4, 0.95, z],
      [x + 2.4, 0.95, z + 0.7],
      [x + 1.75, 0.4, z + 0.7],
    ],
    cloth,
    [-0.6, 0.8, 0],
  );
}

/** A string of lamps, hanging in a curve. */
export function festoon(scene: Scene, from: Vec3, to: Vec3): void {
  const points = Array.from({ length: 17 }, (_, index): Vec3 => {
    const share = index / 16;
    const sag = 0.7 * (1 - (2 * share - 1) ** 2);
    return [
      from[0] + (to[0] - from[0]) * share,
      from[1] + (to[1] - from[1]) * share - sag,
      from[2] + (to[2] - from[2]) * share,
    ];
  });
  scene.line(points, scene.soft(hex('#2c2d33'), 0.4), 0.02);
  for (const point of points) {
    const [x, y] = scene.camera.project(point);
    const size = scene.camera.scaleAt(point);
    if (scene.light.lamps > 0.3)
      scene.canvas.fill(ellipse(x, y + size * 0.08, size * 0.28), BULB, 0.25);
    scene.canvas.fill(ellipse(x, y + size * 0.08, size * 0.07), BULB);
  }
}
