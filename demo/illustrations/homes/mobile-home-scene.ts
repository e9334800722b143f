import { volume, type Volume } from '../building/volume.js';
import { darken, hex } from '../draw/colour.js';
import { Face, patch } from '../draw/face.js';
import { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { box } from '../draw/solid.js';
import { UP, type Vec3 } from '../draw/vector.js';
import { door } from '../facade/door.js';
import { openingGrid } from '../facade/opening.js';
import { stoop } from '../facade/stoop.js';
import { awning } from '../facade/storefront.js';
import { windows } from '../facade/window.js';
import type { HomeFacts } from '../facts/home-facts.js';
import { finish } from '../light/finish.js';
import { BOARDS, DOORS, SHINGLES } from '../palette.js';
import { dressStreet } from '../street/dressing.js';
import { picketFence } from '../street/fence.js';
import { EVERGREEN } from '../street/season.js';
import { shrub } from '../street/shrub.js';
import { conifer, tree } from '../street/tree.js';
import { ground } from './lawn.js';
import { corners, openScene } from './setting.js';

const SKIRT = 0.7;

/** Draws a manufactured home on its plot: skirting, steps, an awning, flower beds. */
export function mobileHomeScene(facts: HomeFacts): Scene {
  const random = new Random(`${facts.key}/mobile`);
  const part = plan(random);
  const scene = openScene(facts, corners(part.x - 1.5, part.width + 3, 5.2, 4.5), {
    eyeHeight: random.between(2, 2.8),
    yaw: random.side() * random.between(0.25, 0.5),
    focal: 1050,
    fit: { width: 860, height: 420 },
    stand: [600, 640],
  });
  ground(scene, facts.season);
  woods(scene, facts, random.fork('woods'));
  home(scene, part, random);
  for (let x = 0.5; x < part.width; x += random.between(0.9, 1.5)) {
    if (Math.abs(x - part.width * 0.5) > 1.6)
      shrub(scene, [x, 0, -0.4], random.between(0.45, 0.8), EVERGREEN, random);
  }
  picketFence(scene, -4, part.width * 0.34, -6.2, hex('#f4f0e6'));
  dressStreet(scene, {
    from: -22,
    to: 36,
    kerb: -8.9,
    season: facts.season,
    subject: { x: part.x, width: part.width, height: 4.5 },
  });
  return finish(scene);
}

function plan(random: Random): Volume {
  const material = random.pick(BOARDS);
  const roof = {
    rise: 0.85,
    ridge: 'along' as const,
    overhang: 0.35,
    shingle: random.pick(SHINGLES),
    fascia: material.trim,
  };
  return {
    x: 0,
    z: 0,
    y: SKIRT,
    width: random.between(13, 16),
    depth: 4.6,
    height: 2.75,
    material,
    roof,
  };
}

function home(scene: Scene, part: Volume, random: Random): void {
  box(scene, { ...part, y: 0, height: SKIRT }, darken(part.material.trim, 0.3));
  const middle = part.width * 0.5;
  volume(scene, part, (face, front) => {
    const openings = openingGrid(face, {
      storeys: 1,
      storeyHeight: 2.75,
      base: 0,
      bays: front ? 5 : 1,
      margin: 0.6,
      width: 1.5,
      height: 1.1,
      sill: 1.05,
    });
    const free = front ? openings.filter((_, index) => index !== 2) : openings;
    windows(scene, face, free, {
      frame: part.material.frame,
      recess: 0.08,
      panes: [2, 1],
      surround: { colour: part.material.trim, width: 0.1 },
      curtains: 0.6,
    });
    patch(scene, face, { u: 0, v: 0.55, width: face.width, height: 0.16 }, part.roof.shingle, 0.01);
  });
  const front = new Face(
    [part.x, 0, part.z],
    [1, 0, 0],
    [0, 0, -1],
    part.width,
    part.height + SKIRT,
  );
  door(
    scene,
    front,
    { u: middle - 0.5, v: SKIRT, width: 1, height: 2.05 },
    { leaf: random.pick(DOORS), surround: part.material.trim },
  );
  stoop(scene, front, { u: middle - 0.9, width: 1.8, rise: SKIRT, run: 1.6 }, hex('#b9a58a'));
  awning(scene, front.part(middle + 1.2, 0, 3.4, 3), SKIRT + 2.35, random.pick(DOORS));
}

function woods(scene: Scene, facts: HomeFacts, random: Random): void {
  const spots = Array.from({ length: 14 }, (): Vec3 => [
    random.between(-26, 42),
    0,
    random.between(8, 22),
  ]);
  for (const at of spots.sort((a, b) => b[2] - a[2])) {
    const own = random.fork(`${at[0]}`);
    if (own.chance(0.5)) conifer(scene, at, own.between(6, 11));
    else tree(scene, at, { height: own.between(6, 10), season: facts.season, spread: 0.8 }, own);
  }
  const drive = scene.tone(scene.light.snow ? hex('#dfe3ea') : hex('#bdb09a'), UP);
  scene.polygon(
    [
      [-4.5, 0, 4],
      [-1, 0, 4],
      [-1, 0, -6.5],
      [-4.5, 0, -6.5],
    ],
    drive,
  );
}
