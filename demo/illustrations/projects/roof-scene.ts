import { towerRow } from '../city/tower-row.js';
import { hex } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { box, facesOf } from '../draw/solid.js';
import { cornice } from '../facade/cornice.js';
import { door } from '../facade/door.js';
import { wall } from '../facade/wall.js';
import { windows } from '../facade/window.js';
import { UP, type Vec3 } from '../draw/vector.js';
import { waterTank } from '../facade/roof-furniture.js';
import type { BlockPlan } from '../building/block-plan.js';
import type { ProjectFacts } from '../facts/project-facts.js';
import { corners, openScene } from '../homes/setting.js';
import { finish } from '../light/finish.js';
import { person } from '../street/person.js';
import { FOLIAGE } from '../street/season.js';
import { shrub } from '../street/shrub.js';
import { tree } from '../street/tree.js';
import { festoon, lounger, pergola, planter } from './terrace.js';

const DECK = hex('#b79a76');
const JOINT = hex('#8c7355');
const SIZE = { width: 24, depth: 13 };

/** Draws the roof terrace: deck, planters, a pergola, and the city behind the parapet. */
export function roofScene(facts: ProjectFacts, plan: BlockPlan): Scene {
  const random = new Random(`${facts.key}/roof`);
  const scene = openScene(facts, corners(0, SIZE.width, 3.4, 1), {
    eyeHeight: random.between(2.3, 3),
    yaw: random.side() * random.between(0.08, 0.28),
    focal: 780,
    fit: { width: 1500, height: 420 },
    stand: [600, 540],
  });
  rooftopsBelow(scene, random.fork('rooftops'));
  const [near, far] = [-SIZE.depth, 2];
  scene.polygon(
    [
      [-40, 0, near],
      [60, 0, near],
      [60, 0, far],
      [-40, 0, far],
    ],
    scene.tone(DECK, UP),
  );
  for (let x = -30; x < 50; x += 0.45)
    scene.line(
      [
        [x, 0, -9],
        [x, 0, far],
      ],
      scene.tone(JOINT, UP),
      0.03,
      0.5,
    );
  parapet(scene, plan, far);
  furnish(scene, facts, plan, random);
  return finish(scene);
}

/** Draws the tops of the buildings across the street, above the parapet. */
function rooftopsBelow(scene: Scene, random: Random): void {
  const row = {
    from: -0.02,
    to: 1.02,
    foot: scene.camera.horizon + 150,
    width: [70, 150],
  } as const;
  towerRow(scene.canvas, scene.light, random.fork('far'), {
    ...row,
    height: [150, 230],
    gap: [-10, 60],
    haze: 0.55,
  });
  towerRow(scene.canvas, scene.light, random.fork('near'), {
    ...row,
    height: [110, 160],
    gap: [-10, 30],
    haze: 0.3,
  });
}

function parapet(scene: Scene, plan: BlockPlan, z: number): void {
  box(scene, { x: -40, z, width: 100, depth: 0.4, height: 0.75 }, plan.material.wall);
  box(
    scene,
    { x: -40, z: z - 0.08, width: 100, depth: 0.56, height: 0.12, y: 0.75 },
    plan.material.trim,
  );
  const glass = scene.light.glass[0];
  scene.polygon(
    [
      [-40, 0.87, z],
      [60, 0.87, z],
      [60, 1.35, z],
      [-40, 1.35, z],
    ],
    glass,
    0.35,
  );
  scene.line(
    [
      [-39, 1.35, z],
      [59, 1.35, z],
    ],
    scene.soft(hex('#2c323e'), 0.5),
    0.05,
  );
}

function furnish(scene: Scene, facts: ProjectFacts, plan: BlockPlan, random: Random): void {
  const left = random.chance(0.5);
  const tankX = left ? SIZE.width * 0.84 : SIZE.width * 0.16;
  stairHouse(scene, plan, tankX);
  waterTank(scene, [tankX, 2.9, 0.2], 0.95);
  const leaves = random.pick(FOLIAGE[facts.season === 'winter' ? 'autumn' : facts.season]);
  const spots = [0.3, 0.42, 0.55, 0.66].map((share): Vec3 => [SIZE.width * share, 0, 0.8]);
  for (const [x, , z] of spots) {
    planter(scene, [x - 0.8, 0, z - 0.4], 1.6);
    if (random.chance(0.5))
      tree(
        scene,
        [x, 0.55, z],
        { height: random.between(2.2, 3), season: facts.season },
        random.fork(`${x}`),
      );
    else shrub(scene, [x, 0.5, z], 1.1, leaves, random);
  }
  const pergolaX = left ? SIZE.width * 0.16 : SIZE.width * 0.62;
  pergola(scene, [pergolaX, 0, -3.6]);
  festoon(scene, [pergolaX + 5, 2.7, -3.4], [tankX - 3, 3, -1.5]);
  for (const share of [0.4, 0.52])
    lounger(scene, [SIZE.width * share, 0, -4.4 + random.between(-0.4, 0.4)], random);
  for (let count = 0; count < 3; count++)
    person(scene, [SIZE.width * random.between(0.3, 0.7), 0, random.between(-2.6, -0.5)], random);
}

/** Draws the roof exit of the stairs: a door, a window, a climbing plant on the wall. */
function stairHouse(scene: Scene, plan: BlockPlan, x: number): void {
  const place = { x: x - 3, z: -1.5, width: 6, depth: 3.5, height: 3 };
  box(scene, place, plan.material.wall, plan.material.trim);
  const { front } = facesOf(place);
  wall(scene, front, plan.material);
  windows(scene, front, [{ u: 3.6, v: 0.9, width: 1.5, height: 1.4 }], {
    frame: plan.material.frame,
    recess: 0.14,
    panes: [2, 1],
    sill: plan.material.trim,
  });
  door(
    scene,
    front,
    { u: 1, v: 0, width: 1.2, height: 2.4 },
    { leaf: plan.accent, surround: plan.material.trim },
  );
  cornice(scene, front, { colour: plan.material.trim, height: 0.3, out: 0.25 });
}
