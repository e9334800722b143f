import { backRows } from '../city/back-rows.js';
import { block } from '../building/block.js';
import type { BlockPlan } from '../building/block-plan.js';
import { Random } from '../draw/random.js';
import type { HeroFacts } from '../facts/hero-facts.js';
import { neighbourPlan } from '../homes/plans/neighbour-plan.js';
import { rentalPlan } from '../homes/plans/rental-plan.js';
import { corners, openScene } from '../homes/setting.js';
import { finish } from '../light/finish.js';
import { plain } from '../street/ground.js';
import { hex } from '../draw/colour.js';
import { calmZone } from './calm-zone.js';
import { HERO } from './hero-size.js';

/** Draws the view over roofs: rows of blocks with their tanks, and towers behind them. */
export function rooftopHero(facts: HeroFacts): string {
  const random = new Random(facts.key);
  const scene = openScene(
    { ...facts, skyline: 0.8 },
    corners(0, 64, 24, 1),
    {
      eyeHeight: 31,
      yaw: 0.3,
      focal: 1250,
      fit: { width: 1500, height: 480 },
      stand: [1050, 1010],
    },
    HERO,
  );
  plain(scene, hex('#7f8390'));
  backRows(scene, 'Brooklyn', random.fork('far'), { distances: [230, 190, 154, 120, 88] });
  for (const plan of rows(random, facts)) block(scene, plan);
  return calmZone(finish(scene).canvas);
}

function rows(random: Random, facts: HeroFacts): BlockPlan[] {
  const subject = rentalPlan(
    { ...facts, kind: 'rental', tier: 0.5, beds: 2, yearBuilt: 1910 },
    random,
  );
  return [52, 14].flatMap((z) => {
    const plans: BlockPlan[] = [];
    for (let x = -60; x < 140;) {
      const plan = neighbourPlan(random, 'Bronx', subject);
      plans.push({
        ...plan,
        x,
        z,
        roof: random.chance(0.55) ? ['bulkhead', 'tank'] : ['bulkhead', 'plant'],
      });
      x += plan.width + (random.chance(0.15) ? 9 : 0.2);
    }
    return plans.sort((a, b) => Math.abs(b.x) - Math.abs(a.x));
  });
}
