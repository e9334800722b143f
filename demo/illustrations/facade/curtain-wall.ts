import { outline } from '../draw/canvas.js';
import { type Colour, darken, hex, lighten, mix } from '../draw/colour.js';
import { type Face, verticalSpan } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { steps } from './opening.js';

export interface CurtainWall {
  storeys: number;
  storeyHeight: number;
  /** Metres between mullions. */
  pitch: number;
  mullion: Colour;
  spandrel: Colour;
  /** Share of the storey height that is spandrel. */
  solid: number;
  fins?: boolean;
}

const LAMPS = [hex('#ffdf9c'), hex('#ffcf82'), hex('#ffeac4')];

/** Draws a glass facade: reflected sky, floor bands, mullions, some lit or shaded panes. */
export function curtainWall(scene: Scene, face: Face, style: CurtainWall): void {
  mirror(scene, face);
  panes(scene, face, style);
  bands(scene, face, style);
  mullions(scene, face, style);
}

function mirror(scene: Scene, face: Face): void {
  const { canvas, camera, light } = scene;
  const shape = camera.polygon(face.rect(0, 0, face.width, face.height));
  const [top, bottom] = verticalSpan(shape);
  const facing = Math.max(0, face.normal[0] * scene.sun[0] + face.normal[2] * scene.sun[2]);
  const weigh = (colour: Colour) =>
    scene.fade(
      mix(darken(colour, 0.34), lighten(colour, 0.16), Math.min(1, facing * 1.2)),
      face.origin,
    );
  const low = mix(light.glass[1], light.haze, 0.12);
  const paint = canvas.linear(
    [0, top],
    [0, bottom],
    [
      [0, weigh(light.glass[0])],
      [0.55, weigh(mix(light.glass[0], low, 0.55))],
      [1, weigh(low)],
    ],
  );
  canvas.fill(outline(shape), paint);
}

function panes(
  scene: Scene,
  face: Face,
  { storeys, storeyHeight, pitch, solid }: CurtainWall,
): void {
  const { random, light } = scene;
  const columns = Math.round(face.width / pitch);
  const width = face.width / columns;
  const every = steps(storeys).flatMap((storey) =>
    steps(columns).map((column) => ({ storey, column })),
  );
  const draw = (share: number, colour: Colour, alpha: number) => {
    const paint = scene.fade(colour, face.origin);
    for (const { storey, column } of every) {
      if (!random.chance(share)) continue;
      const v = storey * storeyHeight + storeyHeight * solid;
      scene.polygon(face.rect(column * width, v, width, storeyHeight * (1 - solid)), paint, alpha);
    }
  };
  draw(0.14, darken(light.glass[1], 0.4), 0.35);
  draw(0.1, lighten(light.glass[0], 0.5), 0.28);
  for (const lamp of LAMPS)
    draw((light.lamps * 0.75) / LAMPS.length, lamp, light.lamps > 0.2 ? 0.95 : 0.5);
}

function bands(
  scene: Scene,
  face: Face,
  { storeys, storeyHeight, solid, spandrel }: CurtainWall,
): void {
  const tone = scene.tone(spandrel, face.normal, face.origin);
  for (const storey of steps(storeys)) {
    const band = face.rect(0, storey * storeyHeight, face.width, storeyHeight * solid);
    scene.polygon(band, tone, 0.9);
  }
  const top = storeys * storeyHeight;
  scene.polygon(face.rect(0, top, face.width, face.height - top), tone);
}

function mullions(scene: Scene, face: Face, { pitch, mullion, fins }: CurtainWall): void {
  const columns = Math.round(face.width / pitch);
  const wide = fins ? 0.26 : 0.1;
  if (scene.camera.scaleAt(face.at(0, 0)) * wide < 0.25) return;
  const tone = scene.tone(mullion, face.normal, face.origin);
  for (const column of steps(columns + 1)) {
    const u = Math.min(face.width - wide, (column * face.width) / columns);
    scene.polygon(face.rect(u, 0, wide, face.height), tone, fins ? 1 : 0.7);
  }
}
