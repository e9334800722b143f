import { type Colour, hex } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';
import type { Vec3 } from '../draw/vector.js';

const WIRE = hex('#8b929b');

/** Draws a picket fence along x at z. */
export function picketFence(
  scene: Scene,
  from: number,
  to: number,
  z: number,
  colour: Colour,
): void {
  const tone = scene.tone(colour, [0, 0, -1]);
  for (const height of [0.3, 0.72])
    scene.line(
      [
        [from, height, z],
        [to, height, z],
      ],
      tone,
      0.07,
    );
  for (let x = from; x <= to; x += 0.22) {
    const points: Vec3[] = [
      [x, 0.05, z],
      [x + 0.11, 0.05, z],
      [x + 0.11, 0.88, z],
      [x + 0.055, 0.98, z],
      [x, 0.88, z],
    ];
    scene.polygon(points, tone);
  }
}

/** Draws the chain-link fence around an empty lot. */
export function chainLink(scene: Scene, from: Vec3, to: Vec3, height: number): void {
  const tone = scene.soft(WIRE, 0.7);
  const length = Math.hypot(to[0] - from[0], to[2] - from[2]);
  const at = (share: number, y: number): Vec3 => [
    from[0] + (to[0] - from[0]) * share,
    y,
    from[2] + (to[2] - from[2]) * share,
  ];
  scene.polygon([at(0, 0), at(1, 0), at(1, height), at(0, height)], tone, 0.16);
  for (let metres = 0; metres < length + height; metres += 0.55) {
    const low = Math.min(length, metres);
    const rise = Math.min(height, metres);
    const slope = Math.max(0, metres - height);
    if (slope < length) {
      scene.line([at(low / length, metres - low), at(slope / length, rise)], tone, 0.018, 0.5);
      scene.line(
        [at(1 - low / length, metres - low), at(1 - slope / length, rise)],
        tone,
        0.018,
        0.5,
      );
    }
  }
  for (const y of [0.05, height]) scene.line([at(0, y), at(1, y)], tone, 0.05);
  for (let metres = 0; metres <= length + 0.1; metres += 3)
    scene.line([at(metres / length, 0), at(metres / length, height + 0.1)], tone, 0.09);
}
