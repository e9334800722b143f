import type { BlockPlan } from '../../building/block-plan.js';
import type { Random } from '../../draw/random.js';
import type { HomeFacts } from '../../facts/home-facts.js';
import { BRICKS, BROWNSTONES, DOORS, IRONS, PALE_BRICKS } from '../../palette.js';
import { clampStoreys } from './storeys.js';
import { condoPlan } from './condo-plan.js';

/** A rental: an old walk-up with a fire escape, or a newer building with balconies over shops. */
export function rentalPlan(facts: HomeFacts, random: Random): BlockPlan {
  const old = facts.yearBuilt ? facts.yearBuilt < 1960 : random.chance(0.6);
  if (!old) return { ...condoPlan({ ...facts, tier: facts.tier * 0.6 }, random), ground: 'shops' };
  const material = random.pick(
    random.chance(0.65) ? BRICKS : random.chance(0.5) ? PALE_BRICKS : BROWNSTONES,
  );
  const storeys = clampStoreys(facts.storeys ?? random.int(4, 6), 3, 7);
  return {
    x: 0,
    z: 0,
    width: random.between(9, 15),
    depth: 19,
    storeyHeight: 3.3,
    groundHeight: 4.2,
    masses: [{ storeys: storeys - 1, inset: 0 }],
    material,
    windows: {
      pitch: random.between(2.4, 2.9),
      width: 1.15,
      height: 1.95,
      sill: 0.7,
      arch: random.chance(0.3) ? 0.5 : 0,
      style: {
        frame: material.frame,
        recess: 0.22,
        panes: [1, 2],
        sill: material.trim,
        hood: random.chance(0.6) ? material.trim : undefined,
        curtains: 0.45,
      },
    },
    ground: random.chance(0.6) ? 'shops' : 'stone',
    groundMaterial: random.pick(IRONS),
    accent: random.pick(DOORS),
    airConditioners: random.pick([0, 0.1, 0.2]),
    cornice: { colour: material.trim, height: 1.1, out: 0.7, brackets: true },
    fireEscape: random.chance(0.75),
    roof: random.chance(0.6) ? ['tank'] : ['bulkhead'],
  };
}
