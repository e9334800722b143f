import { ellipse } from '../draw/canvas.js';
import { hex } from '../draw/colour.js';
import { type Face, shadow } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut } from '../draw/solid.js';
import type { Opening } from './opening.js';

const APPLIANCE = hex('#d6d3cb');
const GRILLE = hex('#8d8f94');
const BOX = hex('#5b4a3c');
const LEAF = hex('#5f8358');
const PETALS = ['#d98c8c', '#e9c46a', '#f1e3d3', '#b5607a'].map(hex);

/** Draws air conditioners on the sills of a share of the windows, in summer. */
export function airConditioners(
  scene: Scene,
  face: Face,
  openings: readonly Opening[],
  share: number,
): void {
  for (const { u, v, width } of openings) {
    if (!scene.random.chance(share)) continue;
    const at = { u: u + width / 2 - 0.34, v: v + 0.02, width: 0.68, height: 0.42 };
    shadow(scene, face, { ...at, v: v - 0.34, height: 0.34 });
    jut(scene, face, at, 0.32, APPLIANCE);
    scene.polygon(
      face.rect(at.u + 0.06, at.v + 0.06, 0.56, 0.3, 0.325),
      scene.tone(GRILLE, face.normal, face.origin),
      0.55,
    );
  }
}

/** Draws flower boxes on the sills. */
export function flowerBoxes(scene: Scene, face: Face, openings: readonly Opening[]): void {
  for (const { u, v, width } of openings) {
    jut(scene, face, { u: u - 0.04, v: v - 0.06, width: width + 0.08, height: 0.24 }, 0.28, BOX);
    for (let x = u; x < u + width; x += 0.13) {
      const colour = scene.random.chance(0.55) ? LEAF : scene.random.pick(PETALS);
      const at = face.at(x, v + 0.22 + scene.random.between(0, 0.1), 0.16);
      const [px, py] = scene.camera.project(at);
      scene.canvas.fill(
        ellipse(px, py, scene.camera.scaleAt(at) * 0.11),
        scene.soft(colour, 0.7, at),
      );
    }
  }
}
