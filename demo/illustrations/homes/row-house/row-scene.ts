import { hex } from '../../draw/colour.js';
import { Random } from '../../draw/random.js';
import type { Scene } from '../../draw/scene.js';
import type { HomeFacts } from '../../facts/home-facts.js';
import { backRows } from '../../city/back-rows.js';
import { finish } from '../../light/finish.js';
import { dressStreet } from '../../street/dressing.js';
import { plain, street } from '../../street/ground.js';
import { farToNear } from '../far-to-near.js';
import { corners, openScene } from '../setting.js';
import { rowHouse } from './row-house.js';
import { planRow, type RowHouse, rowHouseHeight } from './row-house-plan.js';

const GROUND = hex('#a9a698');
const BROWN: Record<HomeFacts['borough'], number> = {
  Manhattan: 0.5,
  Brooklyn: 0.7,
  Queens: 0.15,
  Bronx: 0.3,
  'Staten Island': 0,
};

export type RowFacts = Pick<HomeFacts, 'key' | 'borough' | 'light' | 'season' | 'storeys'> & {
  twoFamily?: boolean;
};

/** Draws one house of a row, with lower or higher neighbours and trees along the kerb. */
export function rowScene(facts: RowFacts): Scene {
  const random = new Random(`${facts.key}/row`);
  const row = planRow(random, -70, 148, characterOf(facts, random));
  const subject = row[Math.floor(row.length / 2)] as RowHouse;
  const height = rowHouseHeight(subject) + (subject.top === 'mansard' ? 3 : 0.4);
  const yaw =
    random.side() *
    random.pick([random.between(0.03, 0.1), random.between(0.2, 0.42), random.between(0.5, 0.66)]);
  const reach = random.between(1.8, 3);
  const scene = openScene(
    facts,
    corners(subject.x - reach, subject.width + 2 * reach, height, 0.5),
    {
      eyeHeight: random.between(2.2, 4.4),
      yaw,
      focal: random.between(860, 1150),
      fit: { width: 880, height: 590 },
      stand: [600 + random.between(-80, 80), random.between(670, 700)],
    },
  );
  plain(scene, GROUND);
  street(scene, { pavement: 5, road: 9 });
  backRows(scene, facts.borough, random.fork('back'));
  for (const house of farToNear(scene, row)) rowHouse(scene, house);
  dressStreet(scene, {
    from: subject.x - 40,
    to: subject.x + 70,
    kerb: -5,
    season: facts.season,
    subject: { x: subject.x, width: subject.width, height },
  });
  return finish(scene);
}

function characterOf(facts: RowFacts, random: Random) {
  const twoFamily = facts.twoFamily ?? false;
  const low = facts.borough === 'Queens' || facts.borough === 'Staten Island' || twoFamily ? 2 : 3;
  const storeys = Math.max(2, Math.min(5, facts.storeys ?? random.int(low, low + 1)));
  return { storeys, brown: BROWN[facts.borough], twoFamily };
}
