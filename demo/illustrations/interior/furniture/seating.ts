import { type Colour, darken, lighten } from '../../draw/colour.js';
import type { Scene } from '../../draw/scene.js';
import { box } from '../../draw/solid.js';
import type { Vec3 } from '../../draw/vector.js';
import { contact } from './contact.js';

/** Draws a sofa that faces the viewer. */
export function sofa(
  scene: Scene,
  [x, , z]: Vec3,
  width: number,
  cloth: Colour,
  cushion: Colour,
): void {
  contact(scene, { x, z, width, depth: 0.95 });
  for (const foot of [x + 0.12, x + width - 0.18])
    box(
      scene,
      { x: foot, z: z + 0.08, width: 0.06, depth: 0.06, height: 0.16 },
      darken(cloth, 0.6),
    );
  box(scene, { x, z: z + 0.68, width, depth: 0.27, height: 0.7, y: 0.14 }, darken(cloth, 0.06));
  box(
    scene,
    { x: x + 0.2, z: z + 0.05, width: width - 0.4, depth: 0.66, height: 0.3, y: 0.14 },
    cloth,
    lighten(cloth, 0.07),
  );
  const seats = Math.max(2, Math.round(width / 0.85));
  const seat = (width - 0.44) / seats;
  for (let index = 0; index < seats; index++) {
    const left = x + 0.22 + index * seat;
    box(
      scene,
      { x: left + 0.015, z: z + 0.5, width: seat - 0.03, depth: 0.2, height: 0.36, y: 0.44 },
      lighten(cloth, 0.05),
    );
    box(
      scene,
      { x: left + 0.015, z: z + 0.02, width: seat - 0.03, depth: 0.5, height: 0.13, y: 0.4 },
      lighten(cloth, 0.1),
    );
  }
  for (const arm of [x, x + width - 0.2])
    box(
      scene,
      { x: arm, z: z + 0.02, width: 0.2, depth: 0.9, height: 0.48, y: 0.12 },
      darken(cloth, 0.03),
      lighten(cloth, 0.06),
    );
  for (const left of [x + 0.28, x + width - 0.7])
    box(scene, { x: left, z: z + 0.38, width: 0.42, depth: 0.12, height: 0.36, y: 0.53 }, cushion);
}

/** Draws an armchair that faces the middle of the room. */
export function armchair(scene: Scene, [x, , z]: Vec3, cloth: Colour, wood: Colour): void {
  contact(scene, { x, z, width: 0.85, depth: 0.8 });
  for (const [dx, dz] of [
    [0.05, 0.7],
    [0.72, 0.7],
    [0.05, 0.05],
    [0.72, 0.05],
  ] as const)
    box(scene, { x: x + dx, z: z + dz, width: 0.06, depth: 0.06, height: 0.28 }, wood);
  box(scene, { x, z: z + 0.62, width: 0.84, depth: 0.18, height: 0.62, y: 0.28 }, cloth);
  box(
    scene,
    { x: x + 0.08, z: z + 0.05, width: 0.68, depth: 0.58, height: 0.2, y: 0.28 },
    lighten(cloth, 0.06),
    lighten(cloth, 0.12),
  );
  for (const arm of [x - 0.02, x + 0.76])
    box(scene, { x: arm, z, width: 0.09, depth: 0.78, height: 0.09, y: 0.56 }, wood);
}

/** Draws a dining chair with its back to the viewer or to the wall. */
export function chair(
  scene: Scene,
  [x, , z]: Vec3,
  away: boolean,
  cloth: Colour,
  wood: Colour,
): void {
  contact(scene, { x, z, width: 0.46, depth: 0.46 });
  const back = () =>
    box(
      scene,
      { x: x + 0.02, z: z + (away ? 0.4 : 0), width: 0.42, depth: 0.05, height: 0.5, y: 0.46 },
      cloth,
    );
  if (away) back();
  for (const [dx, dz] of [
    [0.02, 0.4],
    [0.39, 0.4],
    [0.02, 0.02],
    [0.39, 0.02],
  ] as const)
    box(scene, { x: x + dx, z: z + dz, width: 0.05, depth: 0.05, height: 0.44 }, wood);
  box(
    scene,
    { x, z, width: 0.46, depth: 0.46, height: 0.07, y: 0.42 },
    cloth,
    lighten(cloth, 0.08),
  );
  if (!away) back();
}

export function stool(scene: Scene, [x, , z]: Vec3, seat: Colour, metal: Colour): void {
  contact(scene, { x, z, width: 0.38, depth: 0.38 });
  for (const [dx, dz] of [
    [0.3, 0.3],
    [0.03, 0.3],
    [0.03, 0.02],
    [0.3, 0.02],
  ] as const)
    scene.line(
      [
        [x + dx, 0, z + dz],
        [x + 0.12 + dx * 0.4, 0.66, z + dz],
      ],
      scene.soft(metal, 0.5),
      0.03,
    );
  scene.line(
    [
      [x + 0.05, 0.24, z],
      [x + 0.34, 0.24, z],
    ],
    scene.soft(metal, 0.5),
    0.025,
  );
  box(scene, { x, z, width: 0.38, depth: 0.36, height: 0.07, y: 0.65 }, seat, lighten(seat, 0.1));
}
