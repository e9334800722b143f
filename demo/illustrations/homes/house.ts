import { volume } from '../building/volume.js';
import { darken } from '../draw/colour.js';
import { type Face, patch } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { box, jut } from '../draw/solid.js';
import { door } from '../facade/door.js';
import { baysFor, type Opening, openingGrid, steps } from '../facade/opening.js';
import { windows, type WindowStyle } from '../facade/window.js';
import { BRICKS } from '../palette.js';
import { dormer } from './dormer.js';
import type { HousePlan } from './house-plan.js';
import { porch } from './porch.js';

const PLINTH = 0.5;

/** Draws a detached house, from the back of the plot to the porch. */
export function house(scene: Scene, plan: HousePlan): void {
  const { main, wing, garage } = plan;
  if (plan.chimney) chimney(scene, plan);
  if (garage) volume(scene, garage, (face, front) => front && garageDoor(scene, face, plan));
  volume(scene, main, (face, front) =>
    wallOpenings(scene, face, plan, front && !wing ? plan.doorU : front ? plan.doorU : undefined),
  );
  for (const share of plan.dormers) dormer(scene, plan, share);
  if (!plan.porch) frontStep(scene, plan);
  if (wing) volume(scene, wing, (face, front) => wingOpenings(scene, face, plan, front));
  if (plan.porch) porch(scene, plan, plan.porch);
}

function chimney(scene: Scene, { main, doorU }: HousePlan): void {
  const x = doorU > main.width / 2 ? main.x + main.width * 0.2 : main.x + main.width * 0.74;
  const top = main.height + main.roof.rise + 0.9;
  const colour = (BRICKS[2] ?? main.material).wall;
  box(
    scene,
    { x, z: main.depth * 0.56, width: 0.95, depth: 0.8, height: top },
    colour,
    darken(colour, 0.3),
  );
  box(
    scene,
    { x: x - 0.1, z: main.depth * 0.55, width: 1.15, depth: 1, height: 0.22, y: top },
    main.material.trim,
  );
}

function windowStyle({ main, panes }: HousePlan): WindowStyle {
  const { trim, frame } = main.material;
  return {
    frame,
    recess: 0.12,
    panes,
    surround: { colour: trim, width: 0.13 },
    sill: trim,
    curtains: 0.5,
  };
}

function wallOpenings(scene: Scene, face: Face, plan: HousePlan, doorU: number | undefined): void {
  const bays = baysFor(face, 2.8, 0.5);
  const grid = {
    storeys: plan.storeys,
    storeyHeight: plan.storeyHeight,
    base: PLINTH,
    bays,
    margin: 0.6,
    width: 1.1,
    height: 1.5,
    sill: 0.85,
  };
  const all = openingGrid(face, grid);
  const openings =
    doorU === undefined
      ? all
      : all.filter(
          (opening) =>
            opening.v > plan.storeyHeight || Math.abs(opening.u + 0.55 - doorU - 0.55) > 1.35,
        );
  shutters(scene, face, plan, openings);
  windows(scene, face, openings, windowStyle(plan));
  patch(
    scene,
    face,
    { u: 0, v: 0, width: face.width, height: PLINTH - 0.1 },
    darken(plan.main.material.wall, 0.35),
  );
  if (doorU === undefined) return;
  door(
    scene,
    face,
    { u: doorU, v: PLINTH, width: 1.1, height: 2.3 },
    { leaf: plan.doorColour, surround: plan.main.material.trim },
  );
}

function wingOpenings(scene: Scene, face: Face, plan: HousePlan, front: boolean): void {
  if (!front) return;
  const grid = {
    storeys: plan.storeys,
    storeyHeight: plan.storeyHeight,
    base: PLINTH,
    bays: 2,
    margin: face.width * 0.16,
    width: 1.1,
    height: 1.6,
    sill: 0.8,
  };
  const openings = openingGrid(face, grid);
  shutters(scene, face, plan, openings);
  windows(scene, face, openings, windowStyle(plan));
  const attic: Opening = {
    u: face.width / 2 - 0.4,
    v: face.height + 0.1,
    width: 0.8,
    height: 0.9,
    arch: 1,
  };
  windows(scene, face, [attic], { ...windowStyle(plan), sill: undefined, curtains: 0 });
  patch(
    scene,
    face,
    { u: 0, v: 0, width: face.width, height: PLINTH - 0.1 },
    darken(plan.main.material.wall, 0.35),
  );
}

function shutters(
  scene: Scene,
  face: Face,
  { shutters: colour }: HousePlan,
  openings: readonly Opening[],
): void {
  if (!colour) return;
  for (const { u, v, width, height } of openings) {
    for (const left of [u - 0.55, u + width + 0.13])
      jut(scene, face, { u: left, v, width: 0.42, height }, 0.06, colour);
  }
}

function garageDoor(scene: Scene, face: Face, { main }: HousePlan): void {
  const at = { u: 0.6, v: 0, width: face.width - 1.2, height: 2.25 };
  patch(
    scene,
    face,
    { u: at.u - 0.15, v: 0, width: at.width + 0.3, height: 2.4 },
    main.material.trim,
  );
  patch(scene, face, at, darken(main.material.trim, 0.1));
  for (const row of steps(4))
    patch(scene, face, { ...at, v: row * 0.56, height: 0.05 }, darken(main.material.trim, 0.3));
}

function frontStep(scene: Scene, { main, doorU }: HousePlan): void {
  box(
    scene,
    { x: main.x + doorU - 0.4, z: -1.1, width: 1.9, depth: 1.1, height: PLINTH / 2 },
    [190, 182, 170],
  );
  box(
    scene,
    { x: main.x + doorU - 0.2, z: -0.6, width: 1.5, depth: 0.6, height: PLINTH },
    [200, 192, 180],
  );
}
