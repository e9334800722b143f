import { type Colour, darken } from '../draw/colour.js';
import { type Face, shadow } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut } from '../draw/solid.js';
import { steps } from './opening.js';

export interface CorniceStyle {
  colour: Colour;
  height: number;
  /** The projection from the wall in metres. */
  out: number;
  brackets?: boolean;
}

/** Draws the cornice with its shadow; its top edge is the top of the wall. */
export function cornice(scene: Scene, face: Face, style: CorniceStyle, top = face.height): void {
  const { height, out, colour } = style;
  const foot = top - height;
  shadow(scene, face, { u: 0, v: foot - out * 1.2, width: face.width, height: out * 1.2 }, 1.3);
  jut(
    scene,
    face,
    { u: -out * 0.3, v: foot, width: face.width + out * 0.6, height: height * 0.55 },
    out * 0.45,
    colour,
  );
  if (style.brackets) scene.canvas.gather(() => brackets(scene, face, style, foot));
  const cap = {
    u: -out,
    v: foot + height * 0.55,
    width: face.width + out * 2,
    height: height * 0.45,
  };
  jut(scene, face, cap, out, colour);
}

function brackets(
  scene: Scene,
  face: Face,
  { colour, height, out }: CorniceStyle,
  foot: number,
): void {
  const count = Math.max(2, Math.round(face.width / 1.1));
  const pitch = (face.width - 0.24) / (count - 1);
  for (const index of steps(count)) {
    const at = { u: index * pitch, v: foot + height * 0.12, width: 0.24, height: height * 0.43 };
    jut(scene, face, at, out * 0.85, darken(colour, 0.08));
  }
}

/** Draws a belt course: a thin band of trim along the wall. */
export function belt(
  scene: Scene,
  face: Face,
  v: number,
  height: number,
  colour: Colour,
  out = 0.12,
): void {
  shadow(scene, face, { u: 0, v: v - out, width: face.width, height: out });
  jut(scene, face, { u: -out * 0.5, v, width: face.width + out, height }, out, colour);
}
