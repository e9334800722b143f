import { type Colour, darken, hex, lighten } from '../draw/colour.js';
import { type Face, patch, type Rect, shadow } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut } from '../draw/solid.js';
import { BRASS } from '../palette.js';

const FANLIGHT = hex('#ffdf9e');

export interface DoorStyle {
  leaf: Colour;
  surround: Colour;
  /** A hood or small pediment above. */
  hood?: boolean;
  leaves?: 1 | 2;
}

/** Draws a panelled front door with a lit fanlight; `at` is the whole doorway. */
export function door(scene: Scene, face: Face, at: Rect, style: DoorStyle): void {
  const { u, v, width, height } = at;
  jut(scene, face, { u: u - 0.24, v, width: 0.24, height: height + 0.1 }, 0.1, style.surround);
  jut(scene, face, { u: u + width, v, width: 0.24, height: height + 0.1 }, 0.1, style.surround);
  patch(scene, face, at, darken(style.leaf, 0.35));
  const light = { u: u + 0.08, v: v + height * 0.8, width: width - 0.16, height: height * 0.17 };
  scene.polygon(
    face.rect(light.u, light.v, light.width, light.height),
    scene.soft(FANLIGHT, 1),
    0.9,
  );
  leaves(scene, face, { ...at, height: height * 0.77 }, style);
  shadow(scene, face, { u, v: v + height - 0.18, width, height: 0.18 }, 1.6);
  lintel(scene, face, at, style);
}

function leaves(scene: Scene, face: Face, at: Rect, { leaf, leaves = 1 }: DoorStyle): void {
  const width = (at.width - 0.1) / leaves;
  for (let index = 0; index < leaves; index++) {
    const u = at.u + 0.05 + index * width;
    patch(scene, face, { u: u + 0.02, v: at.v, width: width - 0.04, height: at.height }, leaf);
    const panel = lighten(leaf, 0.12);
    for (const [low, high] of [
      [0.08, 0.4],
      [0.48, 0.92],
    ] as const) {
      const box = {
        u: u + width * 0.2,
        v: at.v + at.height * low,
        width: width * 0.6,
        height: at.height * (high - low),
      };
      patch(scene, face, box, panel);
    }
    const knob = leaves === 2 && index === 1 ? u + width * 0.06 : u + width * 0.86;
    patch(scene, face, { u: knob, v: at.v + at.height * 0.42, width: 0.09, height: 0.09 }, BRASS);
  }
}

function lintel(scene: Scene, face: Face, { u, v, width, height }: Rect, style: DoorStyle): void {
  const out = style.hood ? 0.55 : 0.16;
  const above = v + height + 0.1;
  shadow(scene, face, { u: u - 0.25, v: above - out * 0.7, width: width + 0.5, height: out * 0.7 });
  jut(scene, face, { u: u - 0.4, v: above, width: width + 0.8, height: 0.3 }, out, style.surround);
}
