import { rect } from '../draw/canvas.js';
import { type Colour, darken, hex, lighten, mix } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';
import { UP, type Vec3 } from '../draw/vector.js';

const PAVEMENT = hex('#cfc7ba');
const KERB = hex('#e0d9cc');
const ASPHALT = hex('#6b6f7a');
const LINE = hex('#efe9dc');
const SNOW = hex('#f1f3f7');
const FAR = 260;

export interface Street {
  /** Metres from the building line to the kerb, and from kerb to kerb. */
  pavement: number;
  road: number;
  cobbled?: boolean;
  /** The z at which the pavement begins; 0 is the building line. */
  from?: number;
}

/** Draws a flat strip parallel to the street from z to z, over the visible width. */
export function strip(scene: Scene, from: number, to: number, albedo: Colour, y = 0): void {
  const points: Vec3[] = [
    [-FAR, y, from],
    [FAR, y, from],
    [FAR, y, to],
    [-FAR, y, to],
  ];
  scene.surface(points, albedo, UP);
}

/** Draws the ground plane to the horizon, under all other ground. */
export function plain(scene: Scene, albedo: Colour): void {
  const { canvas, camera, light } = scene;
  const near = scene.tone(albedo, UP);
  const paint = canvas.linear(
    [0, camera.horizon],
    [0, canvas.height],
    [
      [0, mix(near, light.haze, 0.96)],
      [0.12, mix(near, light.haze, 0.6)],
      [0.35, mix(near, light.haze, 0.15)],
      [1, darken(near, 0.12)],
    ],
  );
  canvas.fill(rect(0, camera.horizon, canvas.width, canvas.height - camera.horizon), paint);
}

/** Draws pavement, kerb, road and the opposite pavement, seen from across the street. */
export function street(scene: Scene, { pavement, road, cobbled, from = 0 }: Street): void {
  const cover = (colour: Colour, share: number) =>
    scene.light.snow ? mix(colour, SNOW, share) : colour;
  const kerb = from - pavement;
  strip(scene, kerb, from, cover(PAVEMENT, 0.85));
  slabs(scene, from, pavement);
  strip(scene, kerb - 0.22, kerb, cover(KERB, 0.8));
  strip(scene, kerb - 0.22 - road, kerb - 0.22, cover(cobbled ? hex('#84807e') : ASPHALT, 0.55));
  if (cobbled) cobbles(scene, kerb - 0.22, road);
  else if (!scene.light.snow) laneMarks(scene, kerb - 0.22 - road / 2);
  const opposite = kerb - 0.22 - road;
  strip(scene, opposite - 0.22, opposite, cover(KERB, 0.8));
  strip(scene, opposite - 40, opposite - 0.22, cover(PAVEMENT, 0.85));
}

function slabs(scene: Scene, from: number, pavement: number): void {
  const tone = darken(scene.tone(scene.light.snow ? SNOW : PAVEMENT, UP), 0.12);
  for (let x = -42; x <= 42; x += 1.5)
    scene.line(
      [
        [x, 0, from],
        [x, 0, from - pavement],
      ],
      tone,
      0.03,
      0.5,
    );
  scene.line(
    [
      [-60, 0, from - pavement / 2],
      [60, 0, from - pavement / 2],
    ],
    tone,
    0.03,
    0.5,
  );
}

function laneMarks(scene: Scene, z: number): void {
  const tone = scene.tone(LINE, UP);
  for (let x = -60; x < 60; x += 6) {
    scene.polygon(
      [
        [x, 0, z],
        [x + 2.6, 0, z],
        [x + 2.6, 0, z + 0.14],
        [x, 0, z + 0.14],
      ],
      tone,
      0.75,
    );
  }
}

function cobbles(scene: Scene, from: number, road: number): void {
  const tones = [darken(hex('#84807e'), 0.16), lighten(hex('#84807e'), 0.12)].map((colour) =>
    scene.tone(colour, UP),
  );
  for (const tone of tones) {
    for (let index = 0; index < 170; index++) {
      const [x, z] = [scene.random.between(-30, 30), from - scene.random.between(0.2, road)];
      scene.polygon(
        [
          [x, 0, z],
          [x + 0.34, 0, z],
          [x + 0.34, 0, z + 0.2],
          [x, 0, z + 0.2],
        ],
        tone,
        0.6,
      );
    }
  }
}

/** Draws a side street that runs away from the viewer, from x on. */
export function crossStreet(scene: Scene, x: number, width: number): void {
  const snow = scene.light.snow;
  const lane = (from: number, to: number, albedo: Colour) => {
    const points: Vec3[] = [
      [x + from, 0, -5.3],
      [x + to, 0, -5.3],
      [x + to, 0, FAR],
      [x + from, 0, FAR],
    ];
    scene.polygon(points, scene.tone(albedo, UP));
  };
  lane(0, width, snow ? mix(PAVEMENT, SNOW, 0.85) : PAVEMENT);
  lane(3, width - 3, snow ? mix(ASPHALT, SNOW, 0.55) : ASPHALT);
  if (snow) return;
  const stripe = scene.tone(LINE, UP);
  for (let z = -4.6; z < -0.6; z += 0.9) {
    scene.polygon(
      [
        [x + 3.4, 0, z],
        [x + width - 3.4, 0, z],
        [x + width - 3.4, 0, z + 0.45],
        [x + 3.4, 0, z + 0.45],
      ],
      stripe,
      0.7,
    );
  }
}
