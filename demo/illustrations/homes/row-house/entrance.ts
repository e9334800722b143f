import { darken } from '../../draw/colour.js';
import type { Face } from '../../draw/face.js';
import type { Scene } from '../../draw/scene.js';
import { jut } from '../../draw/solid.js';
import { door } from '../../facade/door.js';
import { areaFence, stoop } from '../../facade/stoop.js';
import type { RowHouse } from './row-house-plan.js';

/** Draws the front door, the stoop, and the fence of the areaway beside it. */
export function entrance(scene: Scene, face: Face, house: RowHouse, middle: number): void {
  const { material, rise, doorRoof, doorOnRight } = house;
  const at = { u: middle - 0.62, v: rise, width: 1.24, height: doorRoof ? 2.3 : 2.65 };
  door(scene, face, at, {
    leaf: house.doorColour,
    surround: material.trim,
    hood: !doorRoof,
    leaves: doorRoof ? 1 : 2,
  });
  if (doorRoof) {
    const roof = { u: middle - 1.05, v: rise + 2.5, width: 2.1, height: 0.16 };
    jut(scene, face, roof, 1.2, darken(house.doorColour, 0.1));
  }
  const [from, to] = doorOnRight ? [0.2, middle - 1.5] : [middle + 1.5, face.width - 0.2];
  areaFence(scene, face, from, to - from, 1.6);
  stoop(scene, face, { u: middle - 0.92, width: 1.84, rise, run: rise * 1.5 + 0.5 }, material.trim);
}
