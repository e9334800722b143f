import { Camera } from '../draw/camera.js';
import { Canvas } from '../draw/canvas.js';
import { Face } from '../draw/face.js';
import { Random } from '../draw/random.js';
import { Scene } from '../draw/scene.js';
import type { InteriorFacts } from '../facts/interior-facts.js';
import { HOURS } from '../light/hours.js';
import { type Decor, DECORS } from './decor.js';
import { indoors } from './indoor-light.js';

/** A room that is open towards the viewer: x across, z to the back wall, in metres. */
export interface Room {
  scene: Scene;
  facts: InteriorFacts;
  decor: Decor;
  random: Random;
  width: number;
  depth: number;
  back: Face;
  left: Face;
  right: Face;
}

/** Metres of floor and wall on the viewer's side of the origin. */
export const APRON = 4;

/** The position of the viewer and the size of the room. */
export function openRoom(facts: InteriorFacts, size: { width: number; depth: number }): Room {
  const random = new Random(facts.key);
  const decor = DECORS[facts.style];
  const { width, depth } = size;
  const yaw = random.side() * random.between(0.05, 0.2);
  const camera = new Camera({
    eye: [width / 2 - Math.sin(yaw) * 3.2, random.between(1.35, 1.55), -1.7],
    yaw,
    focal: 900,
    centre: [600, 385],
  });
  const scene = new Scene({
    canvas: new Canvas(1200, 800),
    camera,
    light: indoors(HOURS[facts.light]),
    random,
    sunSide: random.side(),
    hazeRange: 400,
    focus: 60,
  });
  return {
    scene,
    facts,
    decor,
    random,
    width,
    depth,
    back: new Face([0, 0, depth], [1, 0, 0], [0, 0, -1], width, decor.height),
    left: new Face([0, 0, -APRON], [0, 0, 1], [1, 0, 0], depth + APRON, decor.height),
    right: new Face([width, 0, depth], [0, 0, -1], [-1, 0, 0], depth + APRON, decor.height),
  };
}
