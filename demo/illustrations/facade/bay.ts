import { darken } from '../draw/colour.js';
import { Face } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { add, normalise, scale, UP, type Vec3 } from '../draw/vector.js';
import type { Material } from '../palette.js';
import { belt } from './cornice.js';
import { openingGrid } from './opening.js';
import { wall } from './wall.js';
import { windows, type WindowStyle } from './window.js';

export interface Bay {
  u: number;
  width: number;
  foot: number;
  storeys: number;
  storeyHeight: number;
  out: number;
}

/** Draws a three-sided bay along the height of a front, with a window in every side of every storey. */
export function bay(
  scene: Scene,
  face: Face,
  plan: Bay,
  material: Material,
  style: WindowStyle,
): void {
  const height = plan.storeys * plan.storeyHeight;
  const slant = plan.out * 0.75;
  const [left, right] = [plan.u, plan.u + plan.width];
  const sides = [
    sideFace(face, plan, [left, 0], [left + slant, plan.out], height),
    sideFace(face, plan, [right - slant, plan.out], [right, 0], height),
    sideFace(face, plan, [left + slant, plan.out], [right - slant, plan.out], height),
  ].filter((side) => scene.camera.sees(side.origin, side.normal));
  for (const side of sides) {
    wall(scene, side, material);
    windows(scene, side, openingGrid(side, gridOf(side, plan)), style);
    for (let storey = 1; storey <= plan.storeys; storey++) {
      belt(scene, side, storey * plan.storeyHeight - 0.28, 0.28, material.trim, 0.1);
    }
  }
  const top = plan.foot + height;
  const lid = [
    face.at(left, top),
    face.at(left + slant, top, plan.out),
    face.at(right - slant, top, plan.out),
    face.at(right, top),
  ];
  if (scene.camera.lens.eye[1] > top) scene.surface(lid, darken(material.trim, 0.3), UP);
}

function sideFace(
  face: Face,
  plan: Bay,
  from: readonly [number, number],
  to: readonly [number, number],
  height: number,
): Face {
  const [du, dOut] = [to[0] - from[0], to[1] - from[1]];
  const along = normalise(turned(face, du, dOut));
  const normal = normalise(turned(face, -dOut, du));
  return new Face(
    face.at(from[0], plan.foot, from[1]),
    along,
    normal,
    Math.hypot(du, dOut),
    height,
  );
}

function turned(face: Face, along: number, out: number): Vec3 {
  return add(scale(face.along, along), scale(face.normal, out));
}

function gridOf(side: Face, { storeys, storeyHeight }: Bay) {
  const width = Math.min(1.3, side.width * 0.66);
  return {
    storeys,
    storeyHeight,
    base: 0,
    bays: 1,
    margin: 0.08,
    width,
    height: storeyHeight * 0.58,
    sill: storeyHeight * 0.22,
  };
}
