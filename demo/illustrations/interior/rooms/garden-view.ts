import { Random } from '../../draw/random.js';
import type { InteriorFacts } from '../../facts/interior-facts.js';
import { gardenScene } from '../../homes/garden-scene.js';

/** Draws a house seen from its own garden. */
export function gardenView(facts: InteriorFacts): string {
  const random = new Random(facts.key);
  const scene = gardenScene({
    key: facts.key,
    kind: 'house',
    borough: random.pick(['Queens', 'Staten Island'] as const),
    light: facts.light,
    season: 'summer',
    tier: 0.6,
    beds: 4,
  });
  return scene.canvas.toString();
}
