import { block } from '../building/block.js';
import { type BlockPlan, blockHeight } from '../building/block-plan.js';
import { hex } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { box } from '../draw/solid.js';
import type { HeroFacts } from '../facts/hero-facts.js';
import { steps } from '../facade/opening.js';
import { neighbourPlan } from '../homes/plans/neighbour-plan.js';
import { farToNear } from '../homes/far-to-near.js';
import { corners, openScene } from '../homes/setting.js';
import { finish } from '../light/finish.js';
import { projectPlan } from '../projects/project-plan.js';
import { dressStreet } from '../street/dressing.js';
import { plain, street } from '../street/ground.js';
import { calmZone } from './calm-zone.js';
import { crane } from './crane.js';
import { HERO } from './hero-size.js';

const CONCRETE = hex('#b9b2a5');
const STOREY = 3.4;

/** Draws a finished building beside an open frame under a crane. */
export function constructionHero(facts: HeroFacts): string {
  const random = new Random(facts.key);
  const done: BlockPlan = {
    ...projectPlan({ building: facts.key, kind: 'mixed use', storeys: 8, material: 'light brick' }),
    x: 4,
  };
  const height = blockHeight(done);
  const scene = openScene(
    facts,
    corners(0, 74, height * 1.55, 16),
    { eyeHeight: 5, yaw: 0.2, focal: 1250, fit: { width: 1360, height: 790 }, stand: [1220, 850] },
    HERO,
  );
  plain(scene, hex('#a9a698'));
  street(scene, { pavement: 6, road: 12 });
  const row: BlockPlan[] = [];
  for (let x = -60; x < -8;) {
    const plan = { ...neighbourPlan(random, facts.borough, done), x };
    row.push(plan);
    x += plan.width;
  }
  for (const plan of farToNear(scene, row)) block(scene, plan);
  crane(scene, [done.x + done.width + 27, 0, 14], height * 1.5);
  frame(scene, done.x + done.width + 5, 24, 16, 6);
  block(scene, done);
  hoarding(scene, done.x + done.width + 3, 34);
  dressStreet(scene, { from: -20, to: done.x + done.width, kerb: -6, season: facts.season });
  return calmZone(finish(scene).canvas);
}

/** Draws slabs and columns, without the top slabs that are not cast yet. */
function frame(scene: Scene, x: number, width: number, depth: number, storeys: number): void {
  for (const storey of steps(storeys)) {
    const y = storey * STOREY;
    for (const z of [depth, depth / 2, 0]) {
      for (const column of steps(6))
        box(
          scene,
          { x: x + (column * (width - 0.5)) / 5, z, width: 0.5, depth: 0.5, height: STOREY, y },
          CONCRETE,
        );
    }
    const shrink = storey === storeys - 1 ? 0.6 : 1;
    box(
      scene,
      {
        x: x - 0.6,
        z: -0.6,
        width: (width + 1.2) * shrink,
        depth: depth + 1.2,
        height: 0.35,
        y: y + STOREY,
      },
      CONCRETE,
      hex('#cfc8ba'),
    );
  }
  for (const column of steps(4))
    scene.line(
      [
        [x + column * 4, storeys * STOREY, 0],
        [x + column * 4, storeys * STOREY + 2.2, 0],
      ],
      scene.soft(hex('#6d5340'), 0.5),
      0.12,
    );
}

function hoarding(scene: Scene, x: number, width: number): void {
  box(scene, { x, z: -2, width, depth: 0.2, height: 2.5 }, hex('#22345a'));
  for (const panel of steps(width / 3))
    scene.line(
      [
        [x + panel * 3, 0, -2.01],
        [x + panel * 3, 2.5, -2.01],
      ],
      scene.soft(hex('#12213f'), 0.5),
      0.06,
    );
  box(scene, { x, z: -2.02, width, depth: 0.02, height: 0.22, y: 2.1 }, hex('#b8935a'));
}
