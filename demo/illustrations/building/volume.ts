import type { Face } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { type Box, visibleFaces } from '../draw/solid.js';
import { wall } from '../facade/wall.js';
import type { Material } from '../palette.js';
import { type PitchedRoof, pitchedRoof } from './pitched-roof.js';

export interface Volume extends Box {
  material: Material;
  roof: Omit<PitchedRoof, 'body'>;
}

/** Draws one simple house-shaped part: walls with their gables, windows, and the roof. */
export function volume(
  scene: Scene,
  part: Volume,
  dress: (face: Face, front: boolean) => void,
): void {
  for (const face of visibleFaces(scene, part)) {
    const front = face.normal[2] < 0;
    wall(scene, face, part.material);
    if (hasGable(part, front)) gable(scene, face, part);
    dress(face, front);
  }
  pitchedRoof(scene, { ...part.roof, body: part });
}

function hasGable({ roof }: Volume, front: boolean): boolean {
  return roof.ridge === (front ? 'away' : 'along');
}

function gable(scene: Scene, face: Face, { roof, material }: Volume): void {
  const tip = face.at(face.width / 2, face.height + roof.rise);
  scene.surface(
    [face.at(0, face.height), face.at(face.width, face.height), tip],
    material.wall,
    face.normal,
  );
}
