import { type BlockPlan, blockHeight } from '../../building/block-plan.js';
import type { Random } from '../../draw/random.js';
import type { Borough } from '../../facts/borough.js';
import {
  BRICKS,
  BROWNSTONES,
  DOORS,
  IRONS,
  PALE_BRICKS,
  STONES,
  type Material,
} from '../../palette.js';

const HEIGHTS: Record<Borough, readonly [number, number]> = {
  Manhattan: [5, 13],
  Brooklyn: [3, 6],
  Queens: [2, 5],
  Bronx: [4, 7],
  'Staten Island': [2, 3],
};

/** A plain building beside the subject. */
export function neighbourPlan(random: Random, borough: Borough, subject: BlockPlan): BlockPlan {
  const material: Material = random.pick(random.pick([BRICKS, PALE_BRICKS, STONES, BROWNSTONES]));
  const [low, high] = HEIGHTS[borough];
  const tallest = Math.max(1, Math.round((blockHeight(subject) * 1.25) / 3.4) - 1);
  return {
    x: 0,
    z: subject.z,
    width: random.between(10, 20),
    depth: 18,
    storeyHeight: random.between(3.1, 3.6),
    groundHeight: 4.4,
    masses: [{ storeys: Math.min(random.int(low - 1, high - 1), tallest), inset: 0 }],
    material,
    windows: {
      pitch: random.between(2.6, 3.4),
      width: 1.3,
      height: 1.9,
      sill: 0.8,
      style: {
        frame: material.frame,
        recess: 0.2,
        panes: [1, 2],
        sill: material.trim,
        curtains: 0.35,
      },
    },
    ground: random.pick(['shops', 'stone', 'shops'] as const),
    groundMaterial: random.pick(IRONS),
    accent: random.pick(DOORS),
    cornice: { colour: material.trim, height: 0.9, out: 0.5, brackets: random.chance(0.5) },
    roof: random.chance(0.4) ? ['tank'] : ['bulkhead'],
  };
}
