import type { BlockPlan } from '../../building/block-plan.js';
import type { Random } from '../../draw/random.js';
import type { HomeFacts } from '../../facts/home-facts.js';
import { BRICKS, DOORS, PALE_BRICKS, STONES } from '../../palette.js';
import { clampStoreys } from './storeys.js';

/** A prewar block: brick above a stone base, a canopy, a water tank. */
export function coopPlan(facts: HomeFacts, random: Random): BlockPlan {
  const material = random.pick(
    random.chance(0.55) ? BRICKS : random.chance(0.6) ? PALE_BRICKS : STONES,
  );
  const usual = facts.borough === 'Manhattan' ? random.int(8, 15) : random.int(5, 7);
  const storeys = clampStoreys(facts.storeys ?? usual, 5, 17);
  const stepped = storeys > 10 && random.chance(0.5);
  return {
    x: 0,
    z: 0,
    width: random.between(20, 28),
    depth: 22,
    storeyHeight: 3.25,
    groundHeight: 4.6,
    masses: stepped
      ? [
          { storeys: storeys - 3, inset: 0 },
          { storeys: 2, inset: 2 },
        ]
      : [{ storeys: storeys - 1, inset: 0 }],
    material,
    windows: {
      pitch: random.between(2.7, 3.5),
      width: 1.3,
      height: 1.85,
      sill: 0.85,
      style: {
        frame: material.frame,
        recess: 0.24,
        panes: random.pick([
          [1, 2],
          [2, 2],
          [2, 3],
        ] as const),
        sill: material.trim,
        curtains: 0.4,
      },
    },
    ground: random.chance(0.75) ? 'lobby' : 'stone',
    groundMaterial: random.pick(STONES),
    accent: random.pick(DOORS),
    airConditioners: random.pick([0, 0.1, 0.2]),
    cornice: stepped
      ? undefined
      : { colour: material.trim, height: 1.1, out: 0.75, brackets: true },
    beltEvery: random.pick([3, 4, 5]),
    quoins: random.chance(0.35),
    roof: ['bulkhead', 'tank'],
  };
}
