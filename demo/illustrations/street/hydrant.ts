import { hex } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';
import { box } from '../draw/solid.js';
import type { Vec3 } from '../draw/vector.js';

const IRON = hex('#3b4350');
const CAP = hex('#c9a45c');

/** A fire hydrant at the kerb. */
export function hydrant(scene: Scene, [x, , z]: Vec3): void {
  box(scene, { x: x - 0.13, z, width: 0.26, depth: 0.24, height: 0.5 }, IRON);
  box(scene, { x: x - 0.24, z: z - 0.02, width: 0.48, depth: 0.14, height: 0.14, y: 0.3 }, IRON);
  box(scene, { x: x - 0.1, z: z + 0.02, width: 0.2, depth: 0.18, height: 0.14, y: 0.5 }, CAP);
}
