import { darken, hex, mix } from '../draw/colour.js';
import type { BlockPlan } from '../building/block-plan.js';
import type { ProjectFacts } from '../facts/project-facts.js';
import { streetScene } from '../homes/street-scene.js';
import { rowScene } from '../homes/row-house/row-scene.js';
import { courtScene } from './court-scene.js';
import { projectPlan } from './project-plan.js';
import { roofScene } from './roof-scene.js';

/** The picture of an investment as SVG. */
export function drawProject(facts: ProjectFacts): string {
  const plan = facts.isWeathered ? weathered(projectPlan(facts)) : projectPlan(facts);
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

const SOOT = hex('#5c5853');
const DARK = hex('#2b2d31');

/** The same building before the works. */
function weathered(plan: BlockPlan): BlockPlan {
  const dull = (colour: BlockPlan['accent']) => darken(mix(colour, SOOT, 0.5), 0.15);
  const { material, windows, cornice, piers } = plan;
  return {
    ...plan,
    material: {
      ...material,
      ...{ wall: dull(material.wall), trim: dull(material.trim), frame: DARK },
    },
    ...(windows && {
      windows: { ...windows, style: { ...windows.style, frame: DARK, curtains: 0 } },
    }),
    ...(cornice && { cornice: { ...cornice, colour: dull(cornice.colour) } }),
    ...(piers && { piers: dull(piers) }),
    ...{ ground: 'loading', groundMaterial: material, accent: DARK, balconies: undefined },
    ...{ roof: ['tank'], airConditioners: 0.3, fireEscape: true },
  };
}
