import { hex } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';
import { box } from '../draw/solid.js';
import type { Vec3 } from '../draw/vector.js';

const CRANE = hex('#d9a441');
const COUNTERWEIGHT = hex('#b9b2a5');

/** A tower crane: mast, jib, counter-jib, load. */
export function crane(scene: Scene, [x, , z]: Vec3, height: number): void {
  const tone = scene.soft(CRANE, 0.8);
  for (const side of [-0.7, 0.7])
    scene.line(
      [
        [x + side, 0, z],
        [x + side, height, z],
      ],
      tone,
      0.28,
    );
  for (let y = 0; y < height - 1.4; y += 1.9)
    scene.line(
      [
        [x - 0.7, y, z],
        [x + 0.7, y + 1.9, z],
        [x - 0.7, y + 1.9, z],
      ],
      tone,
      0.12,
    );
  const [tip, tail]: [Vec3, Vec3] = [
    [x - 30, height, z],
    [x + 11, height, z],
  ];
  scene.line([tail, tip], tone, 0.3);
  scene.line(
    [
      [x - 28, height + 1.2, z],
      [x, height + 1.6, z],
    ],
    tone,
    0.16,
  );
  for (let u = 0; u < 27; u += 1.8)
    scene.line(
      [
        [x - u, height, z],
        [x - u - 0.9, height + 1.4, z],
        [x - u - 1.8, height, z],
      ],
      tone,
      0.1,
    );
  scene.line([tail, [x, height + 6, z], [x - 24, height, z]], scene.soft(hex('#3a3f4b'), 0.5), 0.1);
  scene.line(
    [
      [x, height, z],
      [x, height + 6, z],
    ],
    tone,
    0.4,
  );
  box(
    scene,
    { x: x + 8, z: z - 0.6, width: 2.6, depth: 1.2, height: 2.2, y: height - 2.2 },
    COUNTERWEIGHT,
  );
  box(
    scene,
    { x: x - 1.9, z: z - 0.8, width: 1.3, depth: 1.4, height: 1.8, y: height - 2 },
    hex('#e9e1d3'),
  );
  scene.line(
    [
      [x - 18, height, z],
      [x - 18, height - 12, z],
    ],
    scene.soft(hex('#3a3f4b'), 0.5),
    0.07,
  );
  box(
    scene,
    { x: x - 19.6, z: z - 0.3, width: 3.2, depth: 0.6, height: 0.6, y: height - 12.6 },
    hex('#7d5f45'),
  );
}
