import { darken, hex, mix } from '../../draw/colour.js';
import { Face } from '../../draw/face.js';
import type { Scene } from '../../draw/scene.js';
import type { Box } from '../../draw/solid.js';
import { normalise, type Vec3 } from '../../draw/vector.js';
import { steps } from '../../facade/opening.js';
import { windows } from '../../facade/window.js';
import type { Material } from '../../palette.js';

const SLATE = hex('#4b5260');
const HEIGHT = 2.9;
const LEAN = 1.1;

/** Draws a steep slate storey with dormers above the cornice. */
export function mansard(scene: Scene, body: Box, material: Material): void {
  const { x, z, width, height } = body;
  const slope: Vec3[] = [
    [x, height - 0.2, z],
    [x + width, height - 0.2, z],
    [x + width, height + HEIGHT, z + LEAN],
    [x, height + HEIGHT, z + LEAN],
  ];
  for (const [edge, side] of [
    [x, -1],
    [x + width, 1],
  ] as const) {
    const gable: Vec3[] = [
      [edge, height, z],
      [edge, height, z + body.depth],
      [edge, height + HEIGHT, z + body.depth],
      [edge, height + HEIGHT, z + LEAN],
    ];
    if (scene.camera.sees([edge, height, z], [side, 0, 0]))
      scene.surface(gable, material.wall, [side, 0, 0]);
  }
  const slate = scene.light.snow ? mix(SLATE, hex('#f3f5f9'), 0.75) : SLATE;
  const normal = normalise([0, LEAN, -HEIGHT]);
  scene.surface(slope, slate, normal);
  for (const course of steps(5)) {
    const share = (course + 1) / 6;
    const [y, away] = [height + HEIGHT * share, z + LEAN * share];
    scene.line(
      [
        [x, y, away],
        [x + width, y, away],
      ],
      scene.tone(darken(slate, 0.2), normal),
      0.04,
      0.6,
    );
  }
  for (const share of [0.24, 0.5, 0.76])
    dormerWindow(scene, material, [x + width * share, height + 0.35, z + 0.05]);
  scene.line(
    [
      [x, height + HEIGHT, z + LEAN],
      [x + width, height + HEIGHT, z + LEAN],
    ],
    scene.soft(material.trim, 0.7),
    0.16,
  );
}

function dormerWindow(scene: Scene, material: Material, [x, y, z]: Vec3): void {
  const face = new Face([x - 0.7, y, z], [1, 0, 0], [0, 0, -1], 1.4, 1.9);
  scene.surface(
    [...face.rect(0, 0, 1.4, 1.65).slice(0, 3), face.at(0.7, 2.15), face.at(0, 1.65)],
    material.trim,
    face.normal,
  );
  windows(scene, face, [{ u: 0.28, v: 0.2, width: 0.84, height: 1.35, arch: 0.8 }], {
    frame: material.frame,
    recess: 0.1,
    panes: [1, 2],
  });
}
