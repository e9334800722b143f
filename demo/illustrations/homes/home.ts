import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import type { HomeFacts, HomeKind } from '../facts/home-facts.js';
import { condoPlan } from './plans/condo-plan.js';
import { coopPlan } from './plans/co-op-plan.js';
import { loftPlan } from './plans/loft-plan.js';
import { multiFamilyPlan } from './plans/multi-family-plan.js';
import { rentalPlan } from './plans/rental-plan.js';
import { gardenScene } from './garden-scene.js';
import { landScene } from './land-scene.js';
import { mobileHomeScene } from './mobile-home-scene.js';
import { streetScene } from './street-scene.js';
import { rowScene } from './row-house/row-scene.js';

const planRandom = (facts: HomeFacts) => new Random(`${facts.key}/plan`);

/** On its own plot, except where land is too expensive. */
function singleFamily(facts: HomeFacts): Scene {
  return facts.borough === 'Manhattan' ? rowScene(facts) : gardenScene(facts);
}

/** Mostly two-family houses in a row; the larger ones are small apartment houses. */
function multiFamily(facts: HomeFacts): Scene {
  const random = planRandom(facts);
  if (random.chance(0.7)) return rowScene({ ...facts, twoFamily: true });
  return streetScene(facts, multiFamilyPlan({ ...facts, storeys: random.int(3, 4) }, random));
}

const SCENES: Record<HomeKind, (facts: HomeFacts) => Scene> = {
  house: singleFamily,
  townhouse: rowScene,
  'multi-family': multiFamily,
  condo: (facts) => streetScene(facts, condoPlan(facts, planRandom(facts))),
  'co-op': (facts) => streetScene(facts, coopPlan(facts, planRandom(facts))),
  loft: (facts) => streetScene({ ...facts, cobbled: true }, loftPlan(facts, planRandom(facts))),
  rental: (facts) => streetScene(facts, rentalPlan(facts, planRandom(facts))),
  land: landScene,
  'mobile home': mobileHomeScene,
};

/** The picture of a home as SVG. */
export function drawHome(facts: HomeFacts): string {
  return SCENES[facts.kind](facts).canvas.toString();
}
