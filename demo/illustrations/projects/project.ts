import type { ProjectFacts } from '../facts/project-facts.js';
import { streetScene } from '../homes/street-scene.js';
import { rowScene } from '../homes/row-house/row-scene.js';
import { courtScene } from './court-scene.js';
import { projectPlan } from './project-plan.js';
import { roofScene } from './roof-scene.js';

/** The picture of an investment as SVG. */
export function drawProject(facts: ProjectFacts): string {
  const plan = projectPlan(facts);
  if (facts.view === 'court') return courtScene(facts, plan).canvas.toString();
  if (facts.view === 'roof') return roofScene(facts, plan).canvas.toString();
  if (facts.kind === 'town houses') return rowScene(facts).canvas.toString();
  return streetScene(
    {
      ...facts,
      view: facts.view === 'corner' ? 'corner' : undefined,
      cobbled: facts.kind === 'warehouse' || facts.kind === 'loft',
    },
    plan,
  ).canvas.toString();
}
