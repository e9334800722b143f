import { block } from '../building/block.js';
import { darken, hex, lighten, mix } from '../draw/colour.js';
import { Face, patch } from '../draw/face.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { box } from '../draw/solid.js';
import { UP, type Vec3 } from '../draw/vector.js';
import type { HomeFacts } from '../facts/home-facts.js';
import { finish } from '../light/finish.js';
import { BRASS, IVORY, NAVY } from '../palette.js';
import { dressStreet } from '../street/dressing.js';
import { chainLink } from '../street/fence.js';
import { plain, street } from '../street/ground.js';
import { FOLIAGE } from '../street/season.js';
import { shrub } from '../street/shrub.js';
import { tree } from '../street/tree.js';
import { multiFamilyPlan } from './plans/multi-family-plan.js';
import { farToNear } from './far-to-near.js';
import { corners, openScene } from './setting.js';

const SOIL = hex('#a9936f');
const WEED = hex('#93a068');
const SNOW = hex('#eff1f6');

/** Draws an empty lot behind its fence, between the walls of its neighbours. */
export function landScene(facts: HomeFacts): Scene {
  const random = new Random(`${facts.key}/lot`);
  const width = random.between(13, 20);
  const scene = openScene(facts, corners(-3, width + 6, 9, 14), {
    eyeHeight: random.between(4.2, 6),
    yaw: random.side() * random.between(0.1, 0.3),
    focal: 1050,
    fit: { width: 900, height: 480 },
    stand: [600, 640],
  });
  plain(scene, hex('#a8ab92'));
  street(scene, { pavement: 4, road: 9 });
  lot(scene, width, facts, random);
  for (const neighbour of farToNear(scene, neighbours(facts, width, random)))
    block(scene, neighbour);
  sign(scene, width * random.between(0.3, 0.6));
  growth(scene, width, facts, random);
  chainLink(scene, [0, 0, -0.1], [width * 0.36, 0, -0.1], 1.9);
  chainLink(scene, [width * 0.62, 0, -0.1], [width, 0, -0.1], 1.9);
  dressStreet(scene, {
    from: -22,
    to: width + 22,
    kerb: -4,
    season: facts.season,
    subject: { x: 0, width, height: 8 },
  });
  return finish(scene);
}

function lot(scene: Scene, width: number, facts: HomeFacts, random: Random): void {
  const soil = scene.light.snow ? SNOW : mix(SOIL, WEED, facts.season === 'autumn' ? 0.25 : 0.55);
  scene.surface(
    [
      [0, 0, 0],
      [width, 0, 0],
      [width, 0, 26],
      [0, 0, 26],
    ],
    soil,
    UP,
  );
  for (let count = 0; count < 16; count++) {
    const [x, z, reach] = [
      random.between(1, width - 3),
      random.between(1, 20),
      random.between(1, 2.6),
    ];
    const tone = random.chance(0.5) ? darken(soil, 0.1) : lighten(soil, 0.12);
    const patchOfGround = Array.from({ length: 10 }, (_, index): Vec3 => {
      const angle = (index / 10) * Math.PI * 2;
      return [
        x + Math.cos(angle) * reach,
        0,
        z + Math.sin(angle) * reach * random.between(0.5, 0.8),
      ];
    });
    scene.polygon(patchOfGround, scene.tone(tone, UP), 0.7);
  }
}

function neighbours(facts: HomeFacts, width: number, random: Random) {
  const row: (ReturnType<typeof multiFamilyPlan> & { x: number })[] = [];
  let [left, right] = [0, width];
  for (let count = 0; count < 3; count++) {
    const before = multiFamilyPlan({ ...facts, storeys: undefined }, random);
    left -= before.width;
    const after = multiFamilyPlan({ ...facts, storeys: undefined }, random);
    row.push({ ...before, x: left }, { ...after, x: right });
    right += after.width;
    left -= 2;
  }
  return row;
}

/** Draws a sign with contact data. */
function sign(scene: Scene, x: number): void {
  const z = 2.2;
  for (const post of [x, x + 2.5])
    box(scene, { x: post, z, width: 0.12, depth: 0.12, height: 2.7 }, hex('#7b6750'));
  const face = new Face([x - 0.15, 1, z - 0.02], [1, 0, 0], [0, 0, -1], 2.9, 1.6);
  patch(scene, face, { u: 0, v: 0, width: 2.9, height: 1.6 }, IVORY);
  patch(scene, face, { u: 0.08, v: 0.95, width: 2.74, height: 0.57 }, NAVY);
  patch(scene, face, { u: 0.3, v: 1.15, width: 1.5, height: 0.16 }, BRASS);
  for (const [v, length] of [
    [0.66, 2.2],
    [0.42, 1.8],
    [0.2, 1.2],
  ] as const)
    patch(scene, face, { u: 0.3, v, width: length, height: 0.09 }, hex('#8f97a6'));
}

function growth(scene: Scene, width: number, facts: HomeFacts, random: Random): void {
  const season = facts.season === 'winter' ? 'autumn' : facts.season;
  const spots = Array.from({ length: 22 }, (): Vec3 => [
    random.between(0.5, width - 0.5),
    0,
    random.between(0.6, 20),
  ]);
  for (const at of spots.sort((a, b) => b[2] - a[2])) {
    if (at[2] > 8 && random.chance(0.24))
      tree(
        scene,
        at,
        { height: random.between(4, 8), season: facts.season },
        random.fork(`${at[0]}`),
      );
    else shrub(scene, at, random.between(0.35, 0.9), random.pick(FOLIAGE[season]), random);
  }
}
