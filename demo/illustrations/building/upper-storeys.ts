import type { Colour } from '../draw/colour.js';
import type { Face } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut } from '../draw/solid.js';
import { balcony } from '../facade/balcony.js';
import { fireEscape } from '../facade/fire-escape.js';
import { baysFor, type Opening, openingGrid, steps } from '../facade/opening.js';
import { airConditioners } from '../facade/window-extras.js';
import { windows } from '../facade/window.js';
import type { BlockPlan } from './block-plan.js';

const MARGIN = 1.1;

/** Draws the windows and the objects in front of them. */
export function upperStoreys(scene: Scene, face: Face, plan: BlockPlan, storeys: number): void {
  if (!plan.windows) return;
  const bays = baysFor(face, plan.windows.pitch, MARGIN);
  const { width, height, sill, arch } = plan.windows;
  const openings = openingGrid(face, {
    storeys,
    storeyHeight: plan.storeyHeight,
    base: 0,
    bays,
    margin: MARGIN,
    width,
    height,
    sill,
    arch,
  });
  windows(scene, face, openings, plan.windows.style);
  const share = plan.airConditioners ?? 0;
  scene.canvas.gather(() => airConditioners(scene, face, openings, share));
  scene.canvas.gather(() => balconies(scene, face, plan, openings, bays));
  if (plan.fireEscape && face.normal[2] < 0) escape(scene, face, plan, openings, bays, storeys);
}

function balconies(
  scene: Scene,
  face: Face,
  plan: BlockPlan,
  openings: readonly Opening[],
  bays: number,
): void {
  const style = plan.balconies;
  if (!style) return;
  openings.forEach((opening, index) => {
    const column = index % bays;
    if (column % style.every !== Math.min(1, style.every - 1)) return;
    const floor = opening.v - (plan.windows?.sill ?? 0);
    if (floor > 0.5)
      balcony(scene, face, { u: opening.u - 0.5, v: floor, width: opening.width + 1 }, style);
  });
}

function escape(
  scene: Scene,
  face: Face,
  plan: BlockPlan,
  openings: readonly Opening[],
  bays: number,
  storeys: number,
): void {
  const column = Math.max(0, Math.floor(bays / 2) - 1);
  const first = openings[column];
  const next = openings[Math.min(bays - 1, column + 1)];
  if (!first || !next) return;
  fireEscape(scene, face, {
    u: first.u - 0.35,
    width: next.u + next.width - first.u + 0.7,
    from: 0.15,
    storeyHeight: plan.storeyHeight,
    landings: storeys,
  });
}

/** Upright bands of trim between the bays. */
export function piers(scene: Scene, face: Face, plan: BlockPlan, colour: Colour): void {
  const bays = baysFor(face, plan.windows?.pitch ?? 4, MARGIN);
  const pitch = (face.width - 2 * MARGIN) / bays;
  for (const bay of steps(bays + 1)) {
    const u = Math.min(face.width - 0.5, Math.max(0, MARGIN + bay * pitch - 0.25));
    jut(scene, face, { u, v: 0, width: 0.5, height: face.height - 0.3 }, 0.16, colour);
  }
}

/** Alternating long and short stones at both corners. */
export function quoins(scene: Scene, face: Face, colour: Colour): void {
  for (const course of steps(face.height / 0.6)) {
    const length = course % 2 ? 0.45 : 0.8;
    for (const u of [0, face.width - length]) {
      scene.surface(face.rect(u, course * 0.6 + 0.04, length, 0.5, 0.03), colour, face.normal);
    }
  }
}
