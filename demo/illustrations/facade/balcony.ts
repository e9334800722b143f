import { type Colour, darken, hex } from '../draw/colour.js';
import { type Face, shadow } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut } from '../draw/solid.js';
import { steps } from './opening.js';

export interface BalconyStyle {
  slab: Colour;
  rail: 'glass' | 'bars';
  out: number;
}

const IRON = hex('#262c38');

/** Draws a balcony with its floor at v. */
export function balcony(
  scene: Scene,
  face: Face,
  at: { u: number; v: number; width: number },
  style: BalconyStyle,
): void {
  const { u, v, width } = at;
  shadow(scene, face, { u, v: v - 1, width, height: 0.85 }, 1.1);
  jut(scene, face, { u, v: v - 0.18, width, height: 0.18 }, style.out, style.slab);
  if (style.rail === 'glass') glassRail(scene, face, at, style.out);
  else barRail(scene, face, at, style.out);
}

function glassRail(
  scene: Scene,
  face: Face,
  { u, v, width }: { u: number; v: number; width: number },
  out: number,
): void {
  const tone = scene.fade(scene.light.glass[0], face.origin);
  const side = scene.camera.sees(face.at(u, v), [-face.along[0], 0, -face.along[2]])
    ? u
    : u + width;
  scene.polygon(
    [
      face.at(side, v),
      face.at(side, v + 1.05),
      face.at(side, v + 1.05, out),
      face.at(side, v, out),
    ],
    tone,
    0.5,
  );
  scene.polygon(face.rect(u, v, width, 1.05, out), tone, 0.55);
  scene.line(
    [face.at(u, v + 1.05, out), face.at(u + width, v + 1.05, out)],
    darken(tone, 0.4),
    0.06,
  );
}

function barRail(
  scene: Scene,
  face: Face,
  { u, v, width }: { u: number; v: number; width: number },
  out: number,
): void {
  const tone = scene.soft(IRON, 0.5, face.origin);
  const corner = [
    face.at(u, v + 1, 0),
    face.at(u, v + 1, out),
    face.at(u + width, v + 1, out),
    face.at(u + width, v + 1, 0),
  ];
  scene.line(corner, tone, 0.06);
  if (scene.camera.scaleAt(face.at(u, v)) < 9) {
    return scene.polygon(face.rect(u, v, width, 1, out), tone, 0.3);
  }
  for (const index of steps(width / 0.2 + 1)) {
    const x = Math.min(u + width, u + index * 0.2);
    scene.line([face.at(x, v, out), face.at(x, v + 1, out)], tone, 0.025);
  }
}
