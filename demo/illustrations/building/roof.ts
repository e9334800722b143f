import { darken, hex } from '../draw/colour.js';
import { UP, type Vec3 } from '../draw/vector.js';
import type { Scene } from '../draw/scene.js';
import { box, type Box, visibleFaces } from '../draw/solid.js';
import { bulkhead, mast, plantRoom, waterTank } from '../facade/roof-furniture.js';
import { FOLIAGE } from '../street/season.js';
import { shrub } from '../street/shrub.js';
import type { BlockPlan, RoofItem } from './block-plan.js';

const SNOW = hex('#f5f7fb');

/** Draws the objects on the top roof. */
export function roof(scene: Scene, plan: BlockPlan, top: Box): void {
  const y = (top.y ?? 0) + top.height;
  for (const item of plan.roof) ITEMS[item](scene, plan, top, y);
}

const ITEMS: Record<RoofItem, (scene: Scene, plan: BlockPlan, top: Box, y: number) => void> = {
  tank: (scene, plan, top, y) => {
    const share = scene.random.between(0.25, 0.75);
    const base = {
      x: top.x + top.width * share - 2.2,
      z: top.z + top.depth * 0.4,
      width: 4.4,
      depth: 4,
      height: 2.2,
      y,
    };
    box(scene, base, plan.material.wall, darken(plan.material.wall, 0.4));
    waterTank(
      scene,
      [base.x + 2.2, y + 2, base.z + 1],
      Math.min(1.25, Math.max(0.8, top.width / 20)),
    );
  },
  bulkhead: (scene, plan, top, y) => {
    const width = Math.min(top.width * 0.34, 7);
    const x = top.x + (top.width - width) * scene.random.between(0.1, 0.9);
    bulkhead(
      scene,
      { x, z: top.z + top.depth * 0.35, width, depth: Math.min(5, top.depth * 0.4), height: 3, y },
      plan.material.wall,
    );
  },
  plant: (scene, _plan, top, y) => {
    const width = Math.min(top.width * 0.5, 14);
    plantRoom(scene, {
      x: top.x + (top.width - width) / 2,
      z: top.z + top.depth * 0.3,
      width,
      depth: top.depth * 0.3,
      height: 2.4,
      y,
    });
  },
  mast: (scene, _plan, top, y) =>
    mast(scene, [top.x + top.width / 2, y, top.z + top.depth / 2], Math.max(5, y * 0.16)),
  garden: (scene, _plan, top, y) => {
    if (scene.light.snow) return;
    const random = scene.random.fork('roof garden');
    for (let x = top.x + 1; x < top.x + top.width - 1; x += random.between(1.4, 3)) {
      shrub(
        scene,
        [x, y, top.z + 0.8] satisfies Vec3,
        random.between(1, 2),
        random.pick(FOLIAGE.summer),
        random,
      );
    }
  },
};

/** Snow along the top edge. */
export function snowCap(scene: Scene, part: Box): void {
  const y = (part.y ?? 0) + part.height;
  for (const face of visibleFaces(scene, part)) {
    scene.surface(
      face.rect(-0.2, face.height - 0.12, face.width + 0.4, 0.4, 0.5),
      SNOW,
      face.normal,
    );
  }
  if (scene.camera.lens.eye[1] > y) {
    scene.surface(
      [
        [part.x, y, part.z],
        [part.x + part.width, y, part.z],
        [part.x + part.width, y, part.z + part.depth],
        [part.x, y, part.z + part.depth],
      ],
      SNOW,
      UP,
    );
  }
}
