import { block } from '../building/block.js';
import { type BlockPlan, blockHeight } from '../building/block-plan.js';
import { hex } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { box } from '../draw/solid.js';
import { UP, type Vec3 } from '../draw/vector.js';
import type { ProjectFacts } from '../facts/project-facts.js';
import { corners, openScene } from '../homes/setting.js';
import { finish } from '../light/finish.js';
import { plain } from '../street/ground.js';
import { person } from '../street/person.js';
import { EVERGREEN } from '../street/season.js';
import { hedge } from '../street/shrub.js';
import { tree } from '../street/tree.js';

const COURT = { width: 26, depth: 24 };
const GRAVEL = hex('#d3c7b1');
const LAWN = hex('#86a36b');
const SLATS = hex('#9b774f');

/** Draws the garden court of a building: wings on both sides, lawns, paths, benches. */
export function courtScene(facts: ProjectFacts, plan: BlockPlan): Scene {
  const random = new Random(`${facts.key}/court`);
  const storeys = Math.min(
    6,
    plan.masses.reduce((sum, mass) => sum + mass.storeys, 0),
  );
  const wing: BlockPlan = {
    ...plan,
    masses: [{ storeys, inset: 0 }],
    roof: [],
    ground: plan.ground === 'shops' || plan.ground === 'loading' ? 'stone' : plan.ground,
  };
  const scene = openScene(facts, corners(-4, COURT.width + 8, blockHeight(wing), COURT.depth), {
    eyeHeight: random.between(3.4, 5),
    yaw: random.side() * random.between(0.04, 0.16),
    focal: 820,
    fit: { width: 1180, height: 560 },
    stand: [600, 700],
  });
  plain(scene, GRAVEL);
  block(scene, {
    ...wing,
    x: -6,
    z: COURT.depth,
    width: COURT.width + 12,
    depth: 12,
    roof: ['bulkhead', 'tank'],
  });
  block(scene, { ...wing, x: -18, z: 0, width: 16, depth: COURT.depth + 4, cornice: wing.cornice });
  block(scene, {
    ...wing,
    x: COURT.width + 2,
    z: 0,
    width: 16,
    depth: COURT.depth + 4,
    cornice: wing.cornice,
  });
  garden(scene, facts, random);
  return finish(scene);
}

function garden(scene: Scene, facts: ProjectFacts, random: Random): void {
  const middle = COURT.width / 2;
  const beds = [
    { from: 1, to: middle - 2 },
    { from: middle + 2, to: COURT.width - 1 },
  ];
  const lawn = scene.light.snow ? hex('#f2f4f8') : LAWN;
  for (const { from, to } of beds) {
    scene.surface(
      [
        [from, 0.02, -8],
        [to, 0.02, -8],
        [to, 0.02, 20],
        [from, 0.02, 20],
      ],
      lawn,
      UP,
    );
  }
  const rows = [18, 12, 6, 0];
  for (const z of rows) {
    for (const { from, to } of beds) {
      const own = random.fork(`${from} ${z}`);
      const at: Vec3 = [own.between(from + 2, to - 2), 0, z + own.between(-1.5, 1.5)];
      if (own.chance(0.8))
        tree(scene, at, { height: own.between(4.5, 7), season: facts.season }, own);
    }
    hedge(scene, [middle - 2.3, 0, z - 2], [middle - 2.3, 0, z - 6], 0.7, EVERGREEN, random);
    hedge(scene, [middle + 2.3, 0, z - 2], [middle + 2.3, 0, z - 6], 0.7, EVERGREEN, random);
    if (random.chance(0.6)) bench(scene, [middle + random.side() * 1.5 - 0.8, 0, z + 1]);
    if (random.chance(0.55)) person(scene, [middle + random.between(-1.2, 1.2), 0, z], random);
  }
}

function bench(scene: Scene, [x, , z]: Vec3): void {
  for (const foot of [x, x + 1.4])
    box(scene, { x: foot, z, width: 0.1, depth: 0.45, height: 0.45 }, hex('#30343d'));
  box(scene, { x: x - 0.1, z: z + 0.36, width: 1.7, depth: 0.06, height: 0.5, y: 0.5 }, SLATS);
  box(scene, { x: x - 0.1, z, width: 1.7, depth: 0.42, height: 0.07, y: 0.43 }, SLATS);
}
