import { darken } from '../draw/colour.js';
import type { Face } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { type Box, topOf, visibleFaces } from '../draw/solid.js';
import { belt, cornice } from '../facade/cornice.js';
import { curtainWall } from '../facade/curtain-wall.js';
import { steps } from '../facade/opening.js';
import { wall } from '../facade/wall.js';
import { blockHeight, type BlockPlan, massBoxes, parapetOf } from './block-plan.js';
import { groundFloor } from './ground-floor.js';
import { roof, snowCap } from './roof.js';
import { piers, quoins, upperStoreys } from './upper-storeys.js';

/** Draws a building from its plan, part by part from back to front. */
export function block(scene: Scene, plan: BlockPlan): void {
  const boxes = massBoxes(plan);
  const fromBelow = scene.camera.lens.eye[1] < blockHeight(plan);
  const top = boxes[boxes.length - 1] as Box;
  if (fromBelow) roof(scene, plan, top);
  const order = fromBelow ? [...boxes].reverse() : boxes;
  for (const part of order) mass(scene, plan, part, part === boxes[0]);
  if (!fromBelow) roof(scene, plan, top);
}

function mass(scene: Scene, plan: BlockPlan, part: Box, onStreet: boolean): void {
  topOf(scene, part, darken(plan.material.wall, 0.45));
  for (const face of visibleFaces(scene, part)) side(scene, plan, face, onStreet);
  if (scene.light.snow) snowCap(scene, part);
}

function side(scene: Scene, plan: BlockPlan, face: Face, onStreet: boolean): void {
  const base = onStreet ? plan.groundHeight : 0;
  const upper = face.part(0, base, face.width, face.height - base);
  const storeys = Math.round((upper.height - parapetOf(plan)) / plan.storeyHeight);
  if (plan.glass) {
    curtainWall(scene, upper, { ...plan.glass, storeys, storeyHeight: plan.storeyHeight });
  } else {
    wall(scene, upper, plan.material);
    if (plan.piers) piers(scene, upper, plan, plan.piers);
    upperStoreys(scene, upper, plan, storeys);
  }
  if (plan.beltEvery) belts(scene, upper, plan, storeys, plan.beltEvery);
  if (plan.quoins) quoins(scene, upper, plan.material.trim);
  if (onStreet) groundFloor(scene, face.part(0, 0, face.width, base), plan);
  if (plan.cornice) cornice(scene, face, plan.cornice);
}

function belts(scene: Scene, face: Face, plan: BlockPlan, storeys: number, every: number): void {
  for (const storey of steps(storeys)) {
    if (storey > 0 && storey % every === 0)
      belt(scene, face, storey * plan.storeyHeight - 0.12, 0.24, plan.material.trim, 0.1);
  }
}
