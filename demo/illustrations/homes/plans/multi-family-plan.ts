import type { BlockPlan } from '../../building/block-plan.js';
import type { Random } from '../../draw/random.js';
import type { HomeFacts } from '../../facts/home-facts.js';
import { BOARDS, BRICKS, BROWNSTONES, DOORS, PALE_BRICKS } from '../../palette.js';
import { clampStoreys } from './storeys.js';

/** Two to four homes in one low building: brick, a shared front door, iron balconies. */
export function multiFamilyPlan(facts: HomeFacts, random: Random): BlockPlan {
  const material = random.pick(
    random.chance(0.6) ? BRICKS : random.chance(0.5) ? PALE_BRICKS : BOARDS,
  );
  return {
    x: 0,
    z: 0,
    width: random.between(8.5, 12.5),
    depth: 15,
    storeyHeight: 3.05,
    groundHeight: 3.5,
    masses: [{ storeys: clampStoreys(facts.storeys ?? random.int(2, 4), 2, 4) - 1, inset: 0 }],
    material,
    windows: {
      pitch: random.between(2.6, 3.2),
      width: random.between(1.2, 1.7),
      height: 1.65,
      sill: 0.8,
      style: {
        frame: material.frame,
        recess: 0.16,
        panes: random.pick([
          [1, 2],
          [2, 2],
          [2, 1],
        ] as const),
        sill: material.trim,
        curtains: 0.5,
      },
    },
    ground: 'stone',
    groundMaterial: random.chance(0.5) ? material : random.pick(BROWNSTONES),
    accent: random.pick(DOORS),
    airConditioners: random.pick([0, 0.1, 0.2]),
    balconies: random.chance(0.55)
      ? { every: random.pick([2, 3]), slab: material.trim, rail: 'bars', out: 1.1 }
      : undefined,
    cornice: {
      colour: random.pick([material.trim, ...DOORS]),
      height: 0.8,
      out: 0.45,
      brackets: random.chance(0.6),
    },
    roof: random.chance(0.5) ? ['bulkhead'] : [],
  };
}
