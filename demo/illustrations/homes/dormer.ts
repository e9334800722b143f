import { Face } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import type { Vec3 } from '../draw/vector.js';
import { windows } from '../facade/window.js';
import type { HousePlan } from './house-plan.js';

/** Draws a gabled window in the front slope, centred at that share of the front. */
export function dormer(scene: Scene, { main, panes }: HousePlan, share: number): void {
  const { roof, material } = main;
  const [width, height, rise] = [1.7, 1.35, 0.75];
  const slope = roof.rise / (main.depth / 2);
  const z = main.depth * 0.12;
  const foot = main.height + z * slope;
  const x = main.x + main.width * share - width / 2;
  const back = (y: number) => (y - main.height) / slope;
  const [top, tip] = [foot + height, foot + height + rise];
  for (const [edge, side] of [
    [x, -1],
    [x + width, 1],
  ] as const) {
    const cheek: Vec3[] = [
      [edge, foot, z],
      [edge, top, z],
      [edge, top, back(top)],
    ];
    if (scene.camera.sees([edge, foot, z], [side, 0, 0]))
      scene.surface(cheek, material.wall, [side, 0, 0]);
  }
  const face = new Face([x, foot, z], [1, 0, 0], [0, 0, -1], width, height);
  scene.surface(
    [
      ...face.rect(0, 0, width, height).slice(0, 3),
      face.at(width / 2, height + rise),
      face.at(0, height),
    ],
    material.wall,
    face.normal,
  );
  windows(scene, face, [{ u: 0.4, v: 0.12, width: 0.9, height: 1.15 }], {
    frame: material.frame,
    recess: 0.08,
    panes,
    surround: { colour: material.trim, width: 0.1 },
  });
  for (const side of [-1, 1] as const) {
    const eave = x + width / 2 + side * (width / 2 + 0.22);
    const quad: Vec3[] = [
      [eave, top - 0.12, z - 0.25],
      [x + width / 2, tip, z - 0.25],
      [x + width / 2, tip, back(tip)],
      [eave, top - 0.12, back(top)],
    ];
    const normal: Vec3 = [side * 0.66, 0.75, 0];
    const shingle = scene.light.snow ? ([244, 246, 250] as const) : roof.shingle;
    if (scene.camera.sees(quad[0] as Vec3, normal)) scene.surface(quad, shingle, normal);
    scene.line(
      [
        [eave, top - 0.12, z - 0.25],
        [x + width / 2, tip, z - 0.25],
      ],
      scene.soft(material.trim, 0.8),
      0.14,
    );
  }
}
