import { type Colour, darken, hex, mix } from '../draw/colour.js';
import { type Face, patch, shadow } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut, prism } from '../draw/solid.js';
import { scale } from '../draw/vector.js';
import { INK, IVORY } from '../palette.js';
import { steps } from './opening.js';

const AWNINGS = ['#1d3252', '#7a3b33', '#3c5a4c', '#b8935a', '#e5dccb', '#4a4f5c'].map(hex);
const SHOP_LIGHT = hex('#ffe6b3');

/** Draws a row of shops along the foot of a wall: glass, bulkhead, sign band, some with an awning. */
export function storefronts(scene: Scene, face: Face, height: number, frame: Colour): void {
  const count = Math.max(1, Math.round(face.width / 6));
  const pitch = face.width / count;
  for (const index of steps(count)) shop(scene, face.part(index * pitch, 0, pitch, height), frame);
}

function shop(scene: Scene, face: Face, frame: Colour): void {
  const { random, light } = scene;
  const [width, height] = [face.width, face.height];
  patch(scene, face, { u: 0, v: 0, width, height }, frame);
  const glow = light.lamps > 0.3 ? SHOP_LIGHT : mix(light.glass[1], SHOP_LIGHT, 0.28);
  const glassHeight = height * 0.62;
  scene.polygon(face.rect(0.35, 0.45, width - 0.7, glassHeight), scene.fade(glow, face.origin));
  goods(scene, face, glassHeight);
  for (const share of [0, 0.33, 0.66, 1]) {
    patch(
      scene,
      face,
      { u: 0.3 + (width - 0.68) * share, v: 0.4, width: 0.09, height: glassHeight },
      darken(frame, 0.3),
      0.02,
    );
  }
  const sign = random.pick(AWNINGS);
  const signFoot = 0.45 + glassHeight + 0.12;
  patch(
    scene,
    face,
    { u: 0.3, v: signFoot, width: width - 0.6, height: height - signFoot - 0.15 },
    sign,
    0.03,
  );
  lettering(scene, face, signFoot + (height - signFoot) * 0.28, width);
  if (random.chance(0.55)) awning(scene, face, signFoot, random.pick(AWNINGS));
}

/** Draws shapes in the window: shelves, plants, people at tables. */
function goods(scene: Scene, face: Face, height: number): void {
  const tone = scene.fade(scene.light.lamps > 0.3 ? hex('#a56b35') : INK, face.origin);
  for (let u = 0.6; u < face.width - 0.9; u += scene.random.between(0.4, 0.9)) {
    const tall = height * scene.random.between(0.12, 0.42);
    scene.polygon(face.rect(u, 0.45, scene.random.between(0.2, 0.45), tall), tone, 0.3);
  }
}

/** Draws an illegible shop name. */
function lettering(scene: Scene, face: Face, v: number, width: number): void {
  const tone = scene.tone(IVORY, face.normal, face.origin);
  const length = width * scene.random.between(0.3, 0.5);
  for (let u = (width - length) / 2; u < (width + length) / 2; u += 0.24) {
    if (scene.random.chance(0.85)) scene.polygon(face.rect(u, v, 0.14, 0.24, 0.04), tone, 0.85);
  }
}

/** Draws an awning over the window. */
export function awning(scene: Scene, face: Face, top: number, colour: Colour): void {
  const out = 1.15;
  shadow(scene, face, { u: 0.2, v: top - 1.1, width: face.width - 0.4, height: 1 }, 1.2);
  const profile = [
    face.at(0.2, top + 0.3),
    face.at(0.2, top - 0.55, out),
    face.at(0.2, top - 0.75, out),
    face.at(0.2, top - 0.5, 0.02),
  ];
  prism(scene, profile, scale(face.along, face.width - 0.4), colour);
  const stripe = scene.tone(mix(colour, IVORY, 0.75), face.normal, face.origin);
  const pitch = (face.width - 0.4) / 9;
  for (const index of [1, 3, 5, 7]) {
    const u = 0.2 + index * pitch;
    scene.polygon(
      [
        face.at(u, top + 0.3),
        face.at(u + pitch, top + 0.3),
        face.at(u + pitch, top - 0.55, out),
        face.at(u, top - 0.55, out),
      ],
      stripe,
      0.75,
    );
  }
}

/** Draws the canopy of a doorman building: a cloth box over the pavement on two posts. */
export function canopy(
  scene: Scene,
  face: Face,
  u: number,
  width: number,
  reach: number,
  colour: Colour,
): void {
  for (const post of [u + 0.1, u + width - 0.1]) {
    scene.line(
      [face.at(post, 0, reach - 0.1), face.at(post, 2.7, reach - 0.1)],
      scene.soft(hex('#b8935a'), 0.7),
      0.09,
    );
  }
  jut(scene, face, { u, v: 2.65, width, height: 0.5 }, reach, colour);
}
