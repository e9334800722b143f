import { hex } from '../draw/colour.js';
import { type Face, shadow } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut } from '../draw/solid.js';
import { steps } from './opening.js';

const IRON = hex('#2b2d35');

export interface FireEscape {
  u: number;
  width: number;
  /** The height of the lowest landing, and the distance between landings. */
  from: number;
  storeyHeight: number;
  landings: number;
}

/** Draws iron landings with rails, a stair between landings, and a ladder at the foot. */
export function fireEscape(scene: Scene, face: Face, plan: FireEscape): void {
  scene.canvas.gather(() => ironwork(scene, face, plan));
}

function ironwork(scene: Scene, face: Face, plan: FireEscape): void {
  const out = 1.05;
  const tone = scene.soft(IRON, 0.45, face.origin);
  for (const index of steps(plan.landings)) {
    const v = plan.from + index * plan.storeyHeight;
    landing(scene, face, plan, v, out);
    if (index < plan.landings - 1) stair(scene, face, plan, v, out * 0.55);
  }
  const foot = plan.u + plan.width * 0.12;
  for (const rail of [0, 0.4])
    scene.line(
      [face.at(foot + rail, plan.from, out), face.at(foot + rail, plan.from - 2.2, out)],
      tone,
      0.05,
    );
  for (const rung of steps(6)) {
    const v = plan.from - 0.3 - rung * 0.34;
    scene.line([face.at(foot, v, out), face.at(foot + 0.4, v, out)], tone, 0.035);
  }
}

function landing(scene: Scene, face: Face, { u, width }: FireEscape, v: number, out: number): void {
  const tone = scene.soft(IRON, 0.45, face.origin);
  shadow(scene, face, { u: u - scene.sun[0] * 0.5, v: v - 0.75, width, height: 0.6 }, 0.9);
  jut(scene, face, { u, v: v - 0.1, width, height: 0.1 }, out, IRON);
  for (const height of [0.5, 1]) {
    scene.line(
      [
        face.at(u, v + height, 0),
        face.at(u, v + height, out),
        face.at(u + width, v + height, out),
        face.at(u + width, v + height, 0),
      ],
      tone,
      0.05,
    );
  }
  const bars = Math.round(width / 0.3);
  for (const index of steps(bars + 1)) {
    const x = u + (width * index) / bars;
    scene.line([face.at(x, v, out), face.at(x, v + 1, out)], tone, 0.03);
  }
}

function stair(
  scene: Scene,
  face: Face,
  { u, width, storeyHeight }: FireEscape,
  v: number,
  out: number,
): void {
  const tone = scene.soft(IRON, 0.45, face.origin);
  const [from, to] = [u + width * 0.18, u + width * 0.8];
  for (const side of [-0.22, 0.22]) {
    scene.line(
      [face.at(from, v, out + side), face.at(to, v + storeyHeight, out + side)],
      tone,
      0.07,
    );
  }
  for (const tread of steps(9)) {
    const share = (tread + 0.5) / 9;
    const x = from + (to - from) * share;
    scene.line(
      [
        face.at(x, v + storeyHeight * share, out - 0.22),
        face.at(x, v + storeyHeight * share, out + 0.22),
      ],
      tone,
      0.05,
    );
  }
}
