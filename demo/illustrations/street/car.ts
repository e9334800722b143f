import { outline } from '../draw/canvas.js';
import { type Colour, darken, hex } from '../draw/colour.js';
import { Face } from '../draw/face.js';
import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { prism } from '../draw/solid.js';
import type { Vec3 } from '../draw/vector.js';

const PAINTS = [
  '#1d2f4f',
  '#e9e3d8',
  '#7b2f2c',
  '#5d6672',
  '#2e3138',
  '#a9b3ba',
  '#e2a43b',
  '#4d665c',
].map(hex);
const RUBBER = hex('#1b1d24');
const CHROME = hex('#c3c6cb');

type Profile = readonly (readonly [number, number])[];

const BODY: Profile = [
  [0, 0.35],
  [4.4, 0.35],
  [4.45, 0.7],
  [4.3, 0.86],
  [3.4, 0.95],
  [0.9, 0.98],
  [0.12, 0.9],
  [-0.02, 0.65],
];
const CABIN: Profile = [
  [0.75, 0.96],
  [3.45, 0.94],
  [2.75, 1.46],
  [1.35, 1.48],
];
const PANES: readonly Profile[] = [
  [
    [1.0, 1.0],
    [2.0, 1.0],
    [2.0, 1.4],
    [1.42, 1.4],
  ],
  [
    [2.1, 1.0],
    [3.15, 0.99],
    [2.68, 1.39],
    [2.1, 1.4],
  ],
];

/** Draws a parked car with its near side along the kerb line z. */
export function car(scene: Scene, x: number, z: number, random: Random): void {
  const flip = random.chance(0.5);
  const paint = random.pick(PAINTS);
  const face = new Face([x, 0, z], [1, 0, 0], [0, 0, -1], 4.5, 1.5);
  const place = (profile: Profile, out = 0): Vec3[] =>
    profile.map(([u, v]) => face.at(flip ? 4.5 - u : u, v, out));
  floorShadow(scene, x, z);
  const away: Vec3 = [0, 0, -1.75];
  const back = (profile: Profile): Vec3[] => place(profile, -1.75);
  prism(scene, back(BODY), away, paint);
  prism(scene, back(CABIN), away, paint);
  for (const pane of PANES) scene.polygon(place(pane, 0.01), scene.light.glass[1]);
  for (const u of [0.85, 3.55]) wheel(scene, face, flip ? 4.5 - u : u);
  lamps(scene, face, paint, flip);
}

function floorShadow(scene: Scene, x: number, z: number): void {
  const points: Vec3[] = [
    [x - 0.2, 0, z - 0.25],
    [x + 4.8, 0, z - 0.25],
    [x + 4.6, 0, z + 1.9],
    [x, 0, z + 1.9],
  ];
  scene.canvas.fill(outline(scene.camera.polygon(points)), hex('#101a36'), 0.4);
}

function wheel(scene: Scene, face: Face, u: number): void {
  for (const [radius, colour] of [
    [0.34, RUBBER],
    [0.19, CHROME],
  ] as const) {
    const rim = Array.from({ length: 14 }, (_, index) => {
      const angle = (index / 14) * Math.PI * 2;
      return face.at(u + Math.cos(angle) * radius, 0.34 + Math.sin(angle) * radius, 0.02);
    });
    scene.polygon(rim, scene.soft(colour, 0.6));
  }
}

function lamps(scene: Scene, face: Face, paint: Colour, flip: boolean): void {
  const sill = scene.tone(darken(paint, 0.3), face.normal);
  scene.polygon(face.rect(0.1, 0.36, 4.2, 0.08, 0.015), sill);
  const [front, back] = flip ? [0.05, 4.25] : [4.25, 0.02];
  scene.polygon(face.rect(front, 0.62, 0.2, 0.13, 0.015), hex('#fff0c9'));
  scene.polygon(face.rect(back, 0.68, 0.18, 0.13, 0.015), hex('#a3352e'));
}
