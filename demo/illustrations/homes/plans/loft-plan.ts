import type { BlockPlan } from '../../building/block-plan.js';
import type { Random } from '../../draw/random.js';
import type { HomeFacts } from '../../facts/home-facts.js';
import { BRICKS, DOORS, IRONS } from '../../palette.js';
import { clampStoreys } from './storeys.js';

/** A cast-iron or warehouse loft: large windows between piers, a heavy cornice, often a fire escape. */
export function loftPlan(facts: HomeFacts, random: Random): BlockPlan {
  const iron = random.chance(0.5);
  const material = random.pick(iron ? IRONS : BRICKS);
  const storeys = clampStoreys(facts.storeys ?? random.int(5, 7), 4, 9);
  return {
    x: 0,
    z: 0,
    width: random.between(16, 23),
    depth: 22,
    storeyHeight: 4.1,
    groundHeight: 5,
    masses: [{ storeys: storeys - 1, inset: 0 }],
    material,
    windows: {
      pitch: random.between(2.9, 3.7),
      width: 2.2,
      height: 2.9,
      sill: 0.7,
      arch: random.pick([0, 0.4, 0.9]),
      style: {
        frame: material.frame,
        recess: 0.34,
        panes: random.pick([
          [2, 2],
          [3, 4],
          [2, 3],
        ] as const),
        sill: material.trim,
        curtains: 0.15,
      },
    },
    ground: 'shops',
    groundMaterial: random.pick(IRONS),
    accent: random.pick(DOORS),
    cornice: { colour: material.trim, height: 1.5, out: 1, brackets: true },
    beltEvery: iron ? 1 : 2,
    piers: iron ? material.trim : undefined,
    fireEscape: random.chance(0.6),
    roof: ['bulkhead', 'tank'],
  };
}
