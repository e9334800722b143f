import { darken, hex, lighten, type Colour } from '../draw/colour.js';
import { type Face, patch, wash } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import type { Material } from '../palette.js';
import { steps } from './opening.js';

const WEIGHT = hex('#141b33');

/** Draws a bare wall in its material, lighter at the top and darker at the foot. */
export function wall(scene: Scene, face: Face, material: Material): void {
  patch(scene, face, { u: 0, v: 0, width: face.width, height: face.height }, material.wall);
  texture(scene, face, material);
  wash(scene, face, [lighten(scene.light.haze, 0.3), WEIGHT], [0.14, 0.16]);
}

function texture(scene: Scene, face: Face, material: Material): void {
  const scale = scene.camera.scaleAt(face.at(face.width / 2, 0));
  if (material.texture === 'brick') bricks(scene, face, material.wall, scale);
  if (material.texture === 'ashlar' && scale > 9) joints(scene, face, material.wall, 0.62, 0.035);
  if (material.texture === 'boards' && scale > 16)
    joints(scene, face, material.wall, scale > 34 ? 0.24 : 0.42, 0.035);
  if (material.texture === 'panels' && scale > 4) panelJoints(scene, face, material.wall);
}

/** Draws a few bricks of another colour: enough to look like masonry, without noise at small sizes. */
function bricks(scene: Scene, face: Face, wallColour: Colour, scale: number): void {
  const size = Math.max(1, 7 / scale);
  const count = Math.min(220, (face.width * face.height) / (size * size * 1.1));
  const shades = [darken(wallColour, 0.16), lighten(wallColour, 0.14)];
  for (const shade of shades) {
    const tone = scene.tone(shade, face.normal, face.origin);
    for (let index = 0; index < count / 2; index++) {
      const length = size * scene.random.pick([0.42, 0.42, 0.84]);
      const course = 0.16 * size;
      const u = scene.random.between(0, face.width - length);
      const v = Math.floor(scene.random.between(0, face.height - course) / course) * course;
      scene.polygon(face.rect(u, v, length, course * 0.72), tone, 0.75);
    }
  }
}

function joints(scene: Scene, face: Face, wallColour: Colour, pitch: number, thick: number): void {
  const tone = scene.tone(darken(wallColour, 0.3), face.normal, face.origin);
  for (const course of steps(face.height / pitch - 1)) {
    scene.polygon(face.rect(0, (course + 1) * pitch, face.width, thick), tone, 0.55);
  }
}

function panelJoints(scene: Scene, face: Face, wallColour: Colour): void {
  const tone = scene.tone(darken(wallColour, 0.35), face.normal, face.origin);
  for (const row of steps(face.height / 1.7 - 1)) {
    scene.polygon(face.rect(0, (row + 1) * 1.7, face.width, 0.04), tone, 0.5);
  }
}
