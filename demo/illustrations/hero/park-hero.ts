import { block } from '../building/block.js';
import { hex, mix } from '../draw/colour.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { UP, type Vec3 } from '../draw/vector.js';
import type { HeroFacts } from '../facts/hero-facts.js';
import { corners, openScene } from '../homes/setting.js';
import { finish } from '../light/finish.js';
import { projectPlan } from '../projects/project-plan.js';
import { plain } from '../street/ground.js';
import { lamp } from '../street/lamp.js';
import { person } from '../street/person.js';
import { tree } from '../street/tree.js';
import { calmZone } from './calm-zone.js';
import { HERO } from './hero-size.js';

const MEADOW = hex('#8bab6c');
const PATH = hex('#d9ccb4');

/** Draws a neighbourhood park with garden apartments along its far side. */
export function parkHero(facts: HeroFacts): string {
  const random = new Random(facts.key);
  const scene = openScene(
    facts,
    corners(0, 60, 20, 1),
    {
      eyeHeight: 4.2,
      yaw: 0.12,
      focal: 1200,
      fit: { width: 1700, height: 430 },
      stand: [1080, 640],
    },
    HERO,
  );
  plain(scene, MEADOW);
  for (const index of [0, 1, 2, 3, 4]) {
    const plan = projectPlan({
      building: `${facts.key}-${index}`,
      kind: 'garden',
      storeys: 5 + (index % 2),
      material: ['red brick', 'buff brick', 'brick'][index % 3] ?? 'brick',
    });
    block(scene, { ...plan, x: -70 + index * 40, z: 4 });
  }
  path(scene);
  grove(scene, facts, random);
  return calmZone(finish(scene).canvas);
}

/** Draws a path that winds towards the viewer. */
function path(scene: Scene): void {
  const edge = (z: number, side: number): Vec3 => [38 + Math.sin(z / 11) * 9 + side * 1.7, 0.01, z];
  const zs = Array.from({ length: 26 }, (_, index) => 0 - index * 2);
  const near = zs.filter((z) => scene.camera.distance([38, 0, z]) > 2);
  scene.polygon(
    [...near.map((z) => edge(z, -1)), ...near.reverse().map((z) => edge(z, 1))],
    scene.tone(scene.light.snow ? mix(PATH, hex('#ffffff'), 0.5) : PATH, UP),
  );
}

function grove(scene: Scene, facts: HeroFacts, random: Random): void {
  const things = [
    ...Array.from({ length: 30 }, (_, index) => ({
      at: [random.between(-40, 100), 0, random.between(-34, 1)] as Vec3,
      draw: (at: Vec3) =>
        tree(
          scene,
          at,
          { height: random.between(7, 11), season: facts.season, spread: 0.8 },
          random.fork(`tree ${index}`),
        ),
    })),
    ...Array.from({ length: 10 }, () => ({
      at: [38 + random.between(-8, 8), 0, random.between(-36, -4)] as Vec3,
      draw: (at: Vec3) => person(scene, at, random),
    })),
    ...[-8, -22].map((z) => ({ at: [31, 0, z] as Vec3, draw: (at: Vec3) => lamp(scene, at) })),
  ];
  const away = ({ at }: { at: Vec3 }) => scene.camera.distance(at);
  const clear = things.filter(
    (thing) =>
      away(thing) > 9 &&
      !(thing.at[0] > 30 && thing.at[0] < 47 && thing.at[2] < -10 && away(thing) < 16),
  );
  for (const { at, draw } of clear.sort((a, b) => away(b) - away(a))) draw(at);
}
