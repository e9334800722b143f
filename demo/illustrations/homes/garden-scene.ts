import { darken, hex, mix } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { UP, type Vec3 } from '../draw/vector.js';
import type { HomeFacts } from '../facts/home-facts.js';
import { finish } from '../light/finish.js';
import { dressStreet } from '../street/dressing.js';
import { picketFence } from '../street/fence.js';
import { EVERGREEN, FOLIAGE, type Season } from '../street/season.js';
import { hedge, shrub } from '../street/shrub.js';
import { conifer, tree } from '../street/tree.js';
import { house } from './house.js';
import { type HousePlan, planHouse } from './house-plan.js';
import { ground, LAWN } from './lawn.js';
import { farToNear } from './far-to-near.js';
import { corners, openScene } from './setting.js';

const SNOW = hex('#f2f4f8');
const PATH = hex('#c9beac');

/** Draws a detached house on its lawn, with neighbours on both sides and a street in front. */
export function gardenScene(facts: HomeFacts): Scene {
  const random = new Random(`${facts.key}/garden`);
  const plan = planHouse(facts, random.fork('plan'));
  const side = random.side();
  const scene = openScene(
    facts,
    corners(
      plan.main.x - 2.5,
      plan.main.width + 5,
      plan.main.height + plan.main.roof.rise + 0.6,
      5,
    ),
    {
      eyeHeight: random.between(2.2, 3.6),
      yaw: side * random.between(0.22, 0.5),
      focal: random.between(950, 1150),
      fit: { width: 930, height: 540 },
      stand: [600 + random.between(-50, 50), random.between(640, 665)],
    },
  );
  ground(scene, facts.season);
  behind(scene, facts.season, random.fork('behind'));
  const row = neighbours(facts, plan, random.fork('neighbours'));
  for (const { plan: one } of farToNear(scene, row)) house(scene, one);
  house(scene, plan);
  yard(scene, plan, facts.season, random.fork('yard'));
  dressStreet(scene, {
    from: -24,
    to: plan.main.width + 24,
    kerb: -LAWN - 2.4,
    season: facts.season,
    subject: {
      x: plan.main.x,
      width: plan.main.width,
      height: plan.main.height + plan.main.roof.rise,
    },
  });
  return finish(scene);
}

function behind(scene: Scene, season: Season, random: Random): void {
  const spots = Array.from({ length: 26 }, (): Vec3 => [
    random.between(-46, 58),
    0,
    random.between(13, 34),
  ]);
  for (const at of spots.sort((a, b) => b[2] - a[2])) {
    const own = random.fork(`${at[0]}`);
    if (own.chance(0.25)) conifer(scene, at, own.between(7, 12));
    else tree(scene, at, { height: own.between(8, 13), season, spread: 0.8 }, own);
  }
}

function neighbours(facts: HomeFacts, plan: HousePlan, random: Random) {
  const gap = facts.borough === 'Staten Island' ? 7 : 4.5;
  const extent = (one: HousePlan) => one.main.width + (one.garage ? 4.4 : 0);
  const row: { plan: HousePlan; x: number; width: number }[] = [];
  const place = (x: number) => {
    const own = planHouse({ ...facts, tier: random.unit() * 0.6, storeys: 2 }, random, x);
    row.push({ plan: own, x, width: own.main.width });
    return own;
  };
  let right = plan.main.width + (plan.garage ? 4.4 : 0) + gap;
  let left = -(plan.garage ? 4.4 : 0) - gap - 15;
  for (let count = 0; count < 3; count++) {
    right += extent(place(right)) + gap + 4;
    place(left);
    left -= 19;
  }
  return row;
}

function yard(scene: Scene, plan: HousePlan, season: Season, random: Random): void {
  const { main, doorU } = plan;
  const doorX = main.x + doorU + 0.55;
  const start = plan.porch ? -plan.porch.depth - 1 : -1;
  const path = scene.tone(scene.light.snow ? mix(PATH, SNOW, 0.6) : PATH, UP);
  scene.polygon(
    [
      [doorX - 0.6, 0, start],
      [doorX + 0.6, 0, start],
      [doorX + 0.75, 0, -LAWN],
      [doorX - 0.75, 0, -LAWN],
    ],
    path,
  );
  if (plan.garage) {
    const { x, z } = plan.garage;
    scene.polygon(
      [
        [x + 0.5, 0, z],
        [x + 3.9, 0, z],
        [x + 3.9, 0, -LAWN],
        [x + 0.5, 0, -LAWN],
      ],
      darken(path, 0.08),
    );
  }
  const leaves = season === 'winter' ? EVERGREEN : random.pick(FOLIAGE[season]);
  for (let x = main.x + 0.6; x < main.x + main.width; x += random.between(1.1, 2)) {
    if (Math.abs(x - doorX) < 1.4) continue;
    shrub(scene, [x, 0, bedLine(plan, x)], random.between(0.6, 1.1), leaves, random);
  }
  border(scene, main.x - 3, main.x + main.width + 3, doorX, leaves, random);
}

/** The position of the flower bed at x: before the porch, before the wing, or along the wall. */
function bedLine({ porch, wing }: HousePlan, x: number): number {
  const before = (part: { x: number; width: number } | undefined) =>
    part && x > part.x - 0.6 && x < part.x + part.width + 0.6;
  if (porch && before(porch)) return -porch.depth - 0.4;
  return before(wing) ? -2 : -0.5;
}

function border(
  scene: Scene,
  from: number,
  to: number,
  gap: number,
  leaves: Parameters<typeof hedge>[4],
  random: Random,
): void {
  const z = -LAWN + 0.3;
  const kind = random.pick(['hedge', 'fence', 'open'] as const);
  if (kind === 'hedge') {
    hedge(scene, [from, 0, z], [gap - 1.6, 0, z], 0.75, leaves, random);
    hedge(scene, [gap + 1.6, 0, z], [to, 0, z], 0.75, leaves, random);
  }
  if (kind === 'fence') {
    picketFence(scene, from, gap - 1.2, z, hex('#f4f0e6'));
    picketFence(scene, gap + 1.2, to, z, hex('#f4f0e6'));
  }
}
