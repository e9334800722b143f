import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { car } from './car.js';
import { hydrant } from './hydrant.js';
import { lamp } from './lamp.js';
import { person } from './person.js';
import type { Season } from './season.js';
import { tree } from './tree.js';

/** The subject's range in metres along the street. */
export interface Subject {
  x: number;
  width: number;
  height: number;
}

export interface Dressing {
  from: number;
  to: number;
  /** The kerb's z. */
  kerb: number;
  season: Season;
  /** The area that no tree, lamp or car may hide. */
  subject?: Subject;
  treeHeight?: readonly [number, number];
}

interface Thing {
  x: number;
  z: number;
  /** The height in metres, which decides how much an object hides. */
  width: number;
  height: number;
  draw: () => void;
}

type Maker = (scene: Scene, dressing: Dressing, random: Random) => Thing[];

/** Draws street trees, lamps, parked cars and people, the farthest first. */
export function dressStreet(scene: Scene, dressing: Dressing): void {
  const random = scene.random.fork('dressing');
  const makers: Maker[] = [trees, lamps, hydrants, cars, people];
  const things = makers.flatMap((make) => make(scene, dressing, random));
  const away = ({ x, z }: Thing) => scene.camera.distance([x, 0, z]);
  const closest = nearestAllowed(scene, dressing);
  const fitting = things.filter((one) => away(one) > closest && !hides(scene, dressing, one));
  for (const thing of fitting.sort((a, b) => away(b) - away(a))) thing.draw();
}

/** An object much nearer than the subject would look too large. */
function nearestAllowed(scene: Scene, { subject }: Dressing): number {
  if (!subject) return 7;
  return 0.72 * scene.camera.distance([subject.x + subject.width / 2, 0, 0]);
}

/** Whether a tall object hides too much of the subject. */
function hides(scene: Scene, { subject }: Dressing, thing: Thing): boolean {
  if (!subject || thing.height < 2) return false;
  const { camera } = scene;
  const [left, foot] = camera.project([subject.x, 0, 0]);
  const [right] = camera.project([subject.x + subject.width, 0, 0]);
  const tall = foot - camera.project([subject.x, subject.height, 0])[1];
  const [x] = camera.project([thing.x, 0, thing.z]);
  const size = camera.scaleAt([thing.x, 0, thing.z]);
  const half = (thing.width / 2) * size;
  const covered = Math.min(right, x + half) - Math.max(left, x - half);
  if (covered < half * 0.5) return false;
  return thing.height * size > tall * 0.4 || covered > (right - left) * 0.3;
}

const trees: Maker = (scene, { from, to, kerb, season, treeHeight = [6.5, 9.5] }, random) => {
  const found: Thing[] = [];
  for (let x = from + random.between(0, 5); x < to; x += random.between(7.5, 12)) {
    const z = kerb + 0.7;
    const own = random.fork(`tree ${Math.round(x)}`);
    const [height, spread] = [own.between(...treeHeight), own.between(0.6, 0.78)];
    const draw = () => tree(scene, [x, 0, z], { height, season, spread }, own);
    found.push({ x, z, width: height * spread, height, draw });
  }
  return found;
};

const lamps: Maker = (scene, { from, to, kerb }, random) => {
  const found: Thing[] = [];
  const z = kerb + 0.45;
  for (let x = from + random.between(2, 9); x < to; x += 19) {
    found.push({ x, z, width: 1, height: 5, draw: () => lamp(scene, [x, 0, z]) });
  }
  return found;
};

const hydrants: Maker = (scene, { from, to, kerb }, random) => {
  const [x, z] = [random.between(from, to), kerb + 0.6];
  return [{ x, z, width: 0.4, height: 0.8, draw: () => hydrant(scene, [x, 0, z]) }];
};

const cars: Maker = (scene, { from, to, kerb }, random) => {
  const found: Thing[] = [];
  const z = kerb - 2.2;
  for (let x = from + random.between(0, 6); x < to; x += random.between(5.6, 15)) {
    const own = random.fork(`car ${Math.round(x)}`);
    if (random.chance(0.42))
      found.push({ x, z, width: 4.5, height: 1.5, draw: () => car(scene, x, z, own) });
  }
  return found;
};

const people: Maker = (scene, { from, to, kerb }, random) =>
  Array.from({ length: random.int(3, 6) }, (_, index) => {
    const [x, z] = [random.between(from, to), kerb + random.between(1.2, 3.4)];
    const own = random.fork(`person ${index}`);
    return { x, z, width: 0.6, height: 1.7, draw: () => person(scene, [x, 0, z], own) };
  });
