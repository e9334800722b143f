import { d } from '../draw/canvas.js';
import { type Colour, darken, hex } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';
import { box, type Box } from '../draw/solid.js';
import type { Vec3 } from '../draw/vector.js';
import { steps } from './opening.js';

const CEDAR = hex('#8a6347');
const STEEL = hex('#3a3f4b');
const PLANT = hex('#a9adb0');

/** Draws a cedar water tank of New York's roofs, with its feet at that point. */
export function waterTank(scene: Scene, at: Vec3, size = 1): void {
  const scale = scene.camera.scaleAt(at) * size;
  const [x, y] = scene.camera.project(at);
  const [half, legs, drum, cone] = [1.7 * scale, 2.4 * scale, 3.6 * scale, 1.3 * scale];
  const steel = scene.soft(STEEL, 0.4, at);
  for (const share of [-0.8, -0.25, 0.3, 0.82])
    scene.canvas.stroke(d`M${x + half * share} ${y}v${-legs}`, steel, Math.max(1, 0.22 * scale));
  scene.canvas.stroke(
    d`M${x - half * 0.8} ${y - legs * 0.2}L${x + half * 0.82} ${y - legs * 0.9}`,
    steel,
    Math.max(0.8, 0.12 * scale),
  );
  const lit = scene.soft(CEDAR, 0.9, at);
  const dark = scene.soft(CEDAR, 0.05, at);
  const [from, to] = scene.sun[0] < 0 ? [lit, dark] : [dark, lit];
  const barrel = scene.canvas.linear(
    [x - half, 0],
    [x + half, 0],
    [
      [0, from],
      [1, to],
    ],
  );
  const top = y - legs - drum;
  scene.canvas.fill(
    d`M${x - half} ${top}V${y - legs}Q${x} ${y - legs + half * 0.22} ${x + half} ${y - legs}V${top}Z`,
    barrel,
  );
  for (const hoop of [0.2, 0.45, 0.7, 0.9]) {
    const v = top + drum * hoop;
    scene.canvas.stroke(
      d`M${x - half} ${v}Q${x} ${v + half * 0.2} ${x + half} ${v}`,
      steel,
      Math.max(0.5, 0.07 * scale),
      0.6,
    );
  }
  const roof = d`M${x - half * 1.1} ${top}Q${x} ${top + half * 0.3} ${x + half * 1.1} ${top}L${x} ${top - cone}Z`;
  scene.canvas.fill(roof, scene.soft(darken(CEDAR, 0.35), 0.5, at));
}

/** Draws the roof exit of a stair or lift. */
export function bulkhead(scene: Scene, place: Box, colour: Colour): void {
  box(scene, place, colour, darken(colour, 0.25));
}

/** Draws boxes of cooling equipment in a row behind the parapet. */
export function plantRoom(scene: Scene, place: Box): void {
  const units = Math.max(1, Math.round(place.width / 4));
  const width = place.width / units;
  for (const unit of steps(units)) {
    box(
      scene,
      { ...place, x: place.x + unit * width, width: width * 0.78 },
      PLANT,
      darken(PLANT, 0.2),
    );
  }
}

export function mast(scene: Scene, at: Vec3, height: number): void {
  scene.line([at, [at[0], at[1] + height, at[2]]], scene.soft(STEEL, 0.5, at), 0.3);
}
