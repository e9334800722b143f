import { block } from '../building/block.js';
import { type BlockPlan, blockHeight } from '../building/block-plan.js';
import { backRows } from '../city/back-rows.js';
import { hex } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { finish } from '../light/finish.js';
import { dressStreet } from '../street/dressing.js';
import { crossStreet, plain, street } from '../street/ground.js';
import type { Season } from '../street/season.js';
import { farToNear } from './far-to-near.js';
import { neighbourPlan } from './plans/neighbour-plan.js';
import { corners, openScene, type SettingFacts } from './setting.js';
import { chooseView, type StreetView } from './street-view.js';

const GROUND = hex('#a9a698');
const CROSSING = 15;
/** The maximum length in metres of a row of neighbours. */
const END = 220;

export interface StreetFacts extends SettingFacts {
  season: Season;
  cobbled?: boolean;
  view?: 'corner' | 'square';
}

/** Draws a building in its street: neighbours beside it, other blocks behind, trees and people in front. */
export function streetScene(facts: StreetFacts, plan: BlockPlan): Scene {
  const random = new Random(`${facts.key}/street`);
  const height = blockHeight(plan);
  const view = chooseView(random, height, facts.view);
  const scene = openScene(
    facts,
    corners(plan.x, plan.width, height + 4, plan.depth * 0.7),
    view.framing,
  );
  plain(scene, GROUND);
  street(scene, { pavement: 5, road: 10, cobbled: facts.cobbled });
  const gap = sideStreet(plan, view);
  if (gap) crossStreet(scene, gap.from, CROSSING);
  backRows(scene, facts.borough, random.fork('back'), { gap });
  for (const neighbour of farToNear(scene, neighbours(scene, plan, view, facts)))
    block(scene, neighbour);
  block(scene, plan);
  dressStreet(scene, {
    from: Math.max(scene.spanAt(-5).from, -END),
    to: Math.min(scene.spanAt(-5).to, END),
    kerb: -5,
    season: facts.season,
    subject: { x: plan.x, width: plan.width, height },
  });
  return finish(scene);
}

function sideStreet(plan: BlockPlan, { crossing }: StreetView) {
  if (!crossing) return undefined;
  const from = crossing > 0 ? plan.x - CROSSING : plan.x + plan.width;
  return { from, to: from + CROSSING };
}

function neighbours(
  scene: Scene,
  plan: BlockPlan,
  { crossing }: StreetView,
  facts: StreetFacts,
): BlockPlan[] {
  const random = scene.random.fork('neighbours');
  const view = scene.spanAt(0);
  const row: BlockPlan[] = [];
  const gap = (side: number) => {
    if (side === crossing) return CROSSING;
    return facts.borough === 'Manhattan' ? 0 : random.between(0, 2);
  };
  const next = () => neighbourPlan(random, facts.borough, plan);
  const alley = () => (random.chance(0.3) ? 3 : 0);
  for (let x = plan.x + plan.width + gap(-1); x < Math.min(view.to, END);) {
    const one = { ...next(), x };
    row.push(one);
    x += one.width + alley();
  }
  for (let x = plan.x - gap(1); x > Math.max(view.from, -END);) {
    const one = next();
    row.push({ ...one, x: x - one.width });
    x -= one.width + alley();
  }
  return row;
}
