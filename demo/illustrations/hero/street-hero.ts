import { backRows } from '../city/back-rows.js';
import { block } from '../building/block.js';
import { type BlockPlan, blockHeight } from '../building/block-plan.js';
import { hex } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import type { HeroFacts } from '../facts/hero-facts.js';
import { coopPlan } from '../homes/plans/co-op-plan.js';
import { loftPlan } from '../homes/plans/loft-plan.js';
import { farToNear } from '../homes/far-to-near.js';
import { corners, openScene } from '../homes/setting.js';
import { planRow } from '../homes/row-house/row-house-plan.js';
import { rowHouse } from '../homes/row-house/row-house.js';
import { finish } from '../light/finish.js';
import { projectPlan } from '../projects/project-plan.js';
import { dressStreet } from '../street/dressing.js';
import { plain, street } from '../street/ground.js';
import { calmZone } from './calm-zone.js';
import { HERO } from './hero-size.js';

export type StreetSubject =
  'brownstone street' | 'avenue' | 'warehouse street' | 'town houses' | 'office tower' | 'low-rise';

interface Row {
  /** The range in metres that must be visible. */
  height: number;
  pavement: number;
  cobbled?: boolean;
  treeHeight?: readonly [number, number];
  yaw: number;
  draw: (scene: Scene) => void;
}

const LENGTH = 110;

const ROWS: Record<StreetSubject, (random: Random, facts: HeroFacts) => Row> = {
  'brownstone street': (random) => townHouses(random, 0.95, 0.5),
  'town houses': (random) => townHouses(random, 0.25, 0.4),
  'low-rise': (random) => ({
    ...townHouses(random, 0, 0.34, 2),
    height: 13,
    treeHeight: [3.6, 5],
  }),
  avenue: (random, facts) =>
    blocks(random, 0.5, (own) => ({
      ...coopPlan({ ...homeOf(facts), storeys: own.int(6, 8) }, own),
      width: own.between(20, 28),
    })),
  'warehouse street': (random, facts) => ({
    ...blocks(random, 0.48, (own) => loftPlan({ ...homeOf(facts), storeys: own.int(4, 6) }, own)),
    cobbled: true,
  }),
  'office tower': (random) =>
    blocks(random, 0.4, (own) =>
      projectPlan({
        building: `${own.unit()}`,
        kind: 'office',
        storeys: own.int(9, 15),
        material: own.pick(['limestone', 'glass', 'terracotta']),
      }),
    ),
};

/** Draws a street that runs away to the right; the subject is on that side. */
export function streetHero(facts: HeroFacts & { subject: StreetSubject }): string {
  const random = new Random(facts.key);
  const row = ROWS[facts.subject](random.fork('row'), facts);
  const scene = openScene(
    facts,
    corners(0, row.height * 1.5, row.height, 1),
    {
      eyeHeight: random.between(2.6, 3.6),
      yaw: row.yaw,
      focal: 1250,
      fit: { width: 1500, height: 700 },
      stand: [1180, 830],
    },
    HERO,
  );
  plain(scene, hex('#a9a698'));
  street(scene, { pavement: row.pavement, road: 11, cobbled: row.cobbled });
  backRows(scene, facts.borough, random.fork('back'));
  row.draw(scene);
  dressStreet(scene, {
    from: -12,
    to: LENGTH,
    kerb: -row.pavement,
    season: facts.season,
    treeHeight: row.treeHeight,
  });
  return calmZone(finish(scene).canvas);
}

function homeOf(facts: HeroFacts) {
  return { ...facts, kind: 'co-op' as const, tier: 0.6, beds: 2 };
}

function townHouses(random: Random, brown: number, yaw: number, storeys = 4): Row {
  const houses = planRow(random, -60, LENGTH + 60, { storeys, brown, twoFamily: storeys < 3 });
  return {
    height: 17,
    pavement: 5.5,
    yaw,
    draw: (scene) => farToNear(scene, houses).forEach((house) => rowHouse(scene, house)),
  };
}

function blocks(random: Random, yaw: number, plan: (random: Random) => BlockPlan): Row {
  const row: BlockPlan[] = [];
  for (let x = -40; x < LENGTH + 60;) {
    const own = { ...plan(random.fork(`${row.length}`)), x };
    row.push(own);
    x += own.width + (random.chance(0.3) ? 12 : 0);
  }
  const height = Math.max(...row.map(blockHeight));
  return {
    height,
    pavement: 7,
    yaw,
    draw: (scene) => farToNear(scene, row).forEach((one) => block(scene, one)),
  };
}
