import { darken } from '../draw/colour.js';
import { Face } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { box, jut } from '../draw/solid.js';
import type { Vec3 } from '../draw/vector.js';
import { steps } from '../facade/opening.js';
import { stoop } from '../facade/stoop.js';
import type { HousePlan } from './house-plan.js';

const DECK = 0.5;
const HEAD = 2.95;

/** Draws a roofed porch along the front: deck, steps, posts, a lean-to roof. */
export function porch(
  scene: Scene,
  plan: HousePlan,
  { x, width, depth }: { x: number; width: number; depth: number },
): void {
  const { material, roof } = plan.main;
  box(scene, { x, z: -depth, width, depth, height: DECK }, darken(material.trim, 0.12));
  const front = new Face([x, 0, -depth], [1, 0, 0], [0, 0, -1], width, HEAD);
  stoop(
    scene,
    front,
    { u: plan.main.x + plan.doorU - x - 0.25, width: 1.6, rise: DECK, run: 1.1, bare: true },
    darken(material.trim, 0.15),
  );
  const count = Math.max(2, Math.round(width / 2.6) + 1);
  for (const index of steps(count)) {
    const u = (index * (width - 0.22)) / (count - 1);
    box(
      scene,
      { x: x + u, z: -depth + 0.06, width: 0.22, depth: 0.22, height: HEAD - DECK, y: DECK },
      material.trim,
    );
  }
  railing(scene, front, plan, x);
  jut(
    scene,
    front,
    { u: -0.2, v: HEAD - 0.22, width: width + 0.4, height: 0.22 },
    0.2,
    material.trim,
    -depth,
  );
  const shingle = scene.light.snow ? ([244, 246, 250] as const) : roof.shingle;
  const [left, right, eave] = [x - 0.3, x + width + 0.3, -depth - 0.4];
  const slope: Vec3[] = [
    [left, HEAD, eave],
    [right, HEAD, eave],
    [right, HEAD + 0.85, 0],
    [left, HEAD + 0.85, 0],
  ];
  for (const [edge, side] of [
    [left, -1],
    [right, 1],
  ] as const) {
    const end: Vec3[] = [
      [edge, HEAD, eave],
      [edge, HEAD, 0],
      [edge, HEAD + 0.85, 0],
    ];
    if (scene.camera.sees([edge, HEAD, eave], [side, 0, 0]))
      scene.surface(end, material.trim, [side, 0, 0]);
  }
  scene.surface(slope, shingle, [0, 0.94, -0.34]);
  scene.line(
    [
      [left, HEAD, eave],
      [right, HEAD, eave],
    ],
    scene.soft(material.trim, 0.8),
    0.16,
  );
}

function railing(scene: Scene, front: Face, plan: HousePlan, x: number): void {
  const tone = scene.tone(plan.main.material.trim, front.normal);
  const gap = [plan.main.x + plan.doorU - x - 0.3, plan.main.x + plan.doorU - x + 1.4] as const;
  for (const [from, to] of [
    [0.1, gap[0]],
    [gap[1], front.width - 0.1],
  ] as const) {
    if (to - from < 0.5) continue;
    scene.line([front.at(from, DECK + 0.85), front.at(to, DECK + 0.85)], tone, 0.08);
    for (const index of steps((to - from) / 0.2)) {
      scene.line(
        [front.at(from + index * 0.2, DECK), front.at(from + index * 0.2, DECK + 0.85)],
        tone,
        0.04,
      );
    }
  }
}
