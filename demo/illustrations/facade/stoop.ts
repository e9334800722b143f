import { type Colour, darken, hex } from '../draw/colour.js';
import type { Face } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { prism } from '../draw/solid.js';
import { scale, type Vec3 } from '../draw/vector.js';
import { steps } from './opening.js';

const IRON = hex('#20242e');

export interface Flight {
  /** The left end on the wall. */
  u: number;
  width: number;
  /** From the pavement to the door. */
  rise: number;
  /** The metres that it extends into the pavement. */
  run: number;
  /** A few steps need no rail. */
  bare?: boolean;
}

/** Draws steps to a raised front door, with an iron rail on both sides. */
export function stoop(scene: Scene, face: Face, flight: Flight, colour: Colour): void {
  const { u, width, rise, run } = flight;
  const count = Math.max(2, Math.round(rise / 0.19));
  const far = scene.camera.sees(face.at(u, 0), scale(face.along, -1)) ? u + width : u;
  if (!flight.bare) rail(scene, face, flight, far);
  const profile: Vec3[] = [face.at(u, 0), face.at(u, rise)];
  const landing = run * 0.22;
  profile.push(face.at(u, rise, landing));
  for (const step of steps(count - 1)) {
    const out = landing + ((run - landing) * (step + 1)) / (count - 1);
    const before = landing + ((run - landing) * step) / (count - 1);
    const height = rise - (rise * (step + 1)) / count;
    profile.push(face.at(u, height, before), face.at(u, height, out));
  }
  profile.push(face.at(u, 0, run));
  prism(scene, profile, scale(face.along, width), colour);
  if (!flight.bare) rail(scene, face, flight, far === u ? u + width : u);
}

function rail(scene: Scene, face: Face, { rise, run }: Flight, u: number): void {
  const handle: Vec3[] = [
    face.at(u, rise + 0.95, 0.05),
    face.at(u, rise + 0.95, run * 0.22),
    face.at(u, 0.95, run),
  ];
  const tone = scene.soft(IRON, 0.4);
  scene.line(handle, tone, 0.06);
  for (const index of steps(9)) {
    const share = index / 8;
    const out = share * run;
    const foot = share < 0.22 ? rise : rise * (1 - (share - 0.22) / 0.78);
    scene.line(
      [face.at(u, foot, out), face.at(u, foot + 0.95, out)],
      tone,
      index === 8 ? 0.09 : 0.035,
    );
  }
}

/** Draws a low iron fence in front of an areaway. */
export function areaFence(scene: Scene, face: Face, u: number, width: number, out: number): void {
  const tone = scene.soft(darken(IRON, 0.1), 0.4);
  for (const height of [0.15, 0.95])
    scene.line([face.at(u, height, out), face.at(u + width, height, out)], tone, 0.05);
  for (const index of steps(width / 0.22)) {
    scene.line(
      [face.at(u + index * 0.22, 0, out), face.at(u + index * 0.22, 1.05, out)],
      tone,
      0.03,
    );
  }
}
