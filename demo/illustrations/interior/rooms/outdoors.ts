import { materialOf } from '../../projects/project-material.js';
import { projectPlan } from '../../projects/project-plan.js';
import { roofScene } from '../../projects/roof-scene.js';
import { Random } from '../../draw/random.js';
import type { InteriorFacts } from '../../facts/interior-facts.js';
import { gardenView } from './garden-view.js';

/** Draws the terrace of a flat, or the garden behind a house. */
export function outdoors(facts: InteriorFacts): string {
  if (facts.room === 'garden') return gardenView(facts);
  const plan = projectPlan({
    building: facts.key,
    kind: 'tower',
    storeys: 20,
    material: 'limestone',
  });
  const material = materialOf('limestone', new Random(facts.key));
  const scene = roofScene(
    {
      key: facts.key,
      building: facts.key,
      kind: 'tower',
      storeys: 20,
      borough: 'Manhattan',
      light: facts.light,
      season: 'summer',
      material: 'limestone',
      view: 'roof',
    },
    { ...plan, material },
  );
  return scene.canvas.toString();
}
