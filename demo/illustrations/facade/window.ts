import { outline } from '../draw/canvas.js';
import { type Colour, darken, hex, lighten, mix } from '../draw/colour.js';
import { type Face, shadow, verticalSpan } from '../draw/face.js';
import type { Scene } from '../draw/scene.js';
import { jut } from '../draw/solid.js';
import { contour, type Opening, steps } from './opening.js';

export interface WindowStyle {
  frame: Colour;
  /** The depth of the glass behind the wall, in metres. */
  recess: number;
  /** The number of panes across and up. */
  panes: readonly [number, number];
  /** A stone surround, this wide in metres. */
  surround?: { colour: Colour; width: number };
  /** A projecting sill, lintel or hood. */
  sill?: Colour;
  hood?: Colour;
  /** Share of windows with drawn curtains or blinds. */
  curtains?: number;
  /** Metres that a frame bar is wide. */
  bar?: number;
}

const LAMP_GLOW = [hex('#ffe2a3'), hex('#ffd07f'), hex('#f7b765'), hex('#ffe9bf')];
const REVEAL = hex('#4a4b58');

/** Draws all openings layer by layer: a wall of three hundred windows is a dozen paths. */
export function windows(
  scene: Scene,
  face: Face,
  openings: readonly Opening[],
  style: WindowStyle,
): void {
  if (style.surround) surrounds(scene, face, openings, style.surround);
  const lamps = openings.filter(() => scene.random.chance(scene.light.lamps));
  const dark = openings.filter((opening) => !lamps.includes(opening));
  glass(scene, face, dark);
  lampLight(scene, face, lamps);
  const { canvas } = scene;
  canvas.gather(() => curtains(scene, face, openings, style.curtains ?? 0.3));
  canvas.gather(() => reveals(scene, face, openings, style.recess));
  bars(scene, face, openings, style);
  canvas.gather(() => ledges(scene, face, openings, style));
}

function surrounds(
  scene: Scene,
  face: Face,
  openings: readonly Opening[],
  trim: { colour: Colour; width: number },
): void {
  for (const opening of openings) {
    scene.surface(contour(face, opening, 0.02, trim.width), trim.colour, face.normal);
  }
}

/** Draws the reflected sky over the whole wall, with a few darker or brighter panes. */
export function glass(scene: Scene, face: Face, openings: readonly Opening[]): void {
  const { canvas, camera, light, random } = scene;
  const [top, bottom] = verticalSpan(camera.polygon(face.rect(0, 0, face.width, face.height)));
  const tint = (colour: Colour) => scene.fade(colour, face.origin);
  const mirror = canvas.linear(
    [0, top],
    [0, bottom],
    [
      [0, tint(light.glass[0])],
      [1, tint(light.glass[1])],
    ],
  );
  const panes = openings.map((opening) => outline(camera.polygon(contour(face, opening))));
  for (const pane of panes) canvas.fill(pane, mirror);
  for (const pane of panes.filter(() => random.chance(0.34)))
    canvas.fill(pane, darken(light.glass[1], 0.45), 0.42);
  for (const pane of panes.filter(() => random.chance(0.16)))
    canvas.fill(pane, lighten(light.glass[0], 0.4), 0.3);
}

function lampLight(scene: Scene, face: Face, openings: readonly Opening[]): void {
  const groups = openings.map((opening) => ({
    opening,
    glow: scene.random.int(0, LAMP_GLOW.length - 1),
  }));
  groups.sort((a, b) => a.glow - b.glow);
  for (const { opening, glow } of groups) {
    const day = scene.light.lamps < 0.2 ? 0.35 : 0;
    const colour = mix(LAMP_GLOW[glow] as Colour, scene.light.glass[1], day);
    scene.polygon(contour(face, opening), scene.fade(colour, face.origin));
  }
}

function curtains(scene: Scene, face: Face, openings: readonly Opening[], share: number): void {
  const cloth = scene.soft(hex('#e9e2d4'), 0.5, face.origin);
  for (const opening of openings.filter(() => scene.random.chance(share))) {
    const { u, v, width, height, arch = 0 } = opening;
    const straight = height - (arch * width) / 2;
    if (scene.random.chance(0.5)) {
      const drop = straight * scene.random.between(0.25, 0.6);
      scene.polygon(face.rect(u, v + straight - drop, width, drop), cloth, 0.62);
    } else {
      scene.polygon(face.rect(u, v, width * 0.24, straight), cloth, 0.62);
      scene.polygon(face.rect(u + width * 0.76, v, width * 0.24, straight), cloth, 0.62);
    }
  }
}

/** Draws the thickness of the wall: the visible jamb and the shaded head of each opening. */
function reveals(scene: Scene, face: Face, openings: readonly Opening[], recess: number): void {
  if (recess <= 0) return;
  const shade = scene.soft(REVEAL, 0.15, face.origin);
  for (const opening of openings) {
    const { u, v, width, height, arch = 0 } = opening;
    const straight = height - (arch * width) / 2;
    const fromLeft = scene.camera.sees(face.at(u, v), face.along);
    const jamb = fromLeft ? u : u + width;
    const side = [
      face.at(jamb, v),
      face.at(jamb, v + straight),
      face.at(jamb, v + straight, -recess),
      face.at(jamb, v, -recess),
    ];
    scene.polygon(side, shade, 0.85);
    if (!arch)
      shadow(scene, face, { u, v: v + height - recess * 1.1, width, height: recess * 1.1 }, 2.2);
  }
}

function bars(
  scene: Scene,
  face: Face,
  openings: readonly Opening[],
  { bar = 0.07, frame, panes }: WindowStyle,
): void {
  const at = openings[0] && face.at(openings[0].u, openings[0].v);
  if (!at || scene.camera.scaleAt(at) * bar < 0.35) return;
  const tone = scene.tone(frame, face.normal, face.origin);
  for (const { u, v, width, height, arch = 0 } of openings) {
    const straight = height - (arch * width) / 2;
    for (const { at: x, outer } of barPositions(panes[0], width, bar)) {
      scene.polygon(face.rect(u + x, v, bar, outer ? straight : height), tone);
    }
    for (const { at: y } of barPositions(panes[1], straight, bar)) {
      scene.polygon(face.rect(u, v + y, width, bar), tone);
    }
  }
}

/** The bars at both ends and between the panes, all within the opening. */
function barPositions(
  panes: number,
  length: number,
  bar: number,
): { at: number; outer: boolean }[] {
  return steps(panes + 1).map((index) => ({
    at: ((length - bar) * index) / panes,
    outer: index % panes === 0,
  }));
}

function ledges(scene: Scene, face: Face, openings: readonly Opening[], style: WindowStyle): void {
  for (const { u, v, width, height } of openings) {
    if (style.sill) {
      shadow(scene, face, { u: u - 0.1, v: v - 0.3, width: width + 0.2, height: 0.18 });
      jut(
        scene,
        face,
        { u: u - 0.14, v: v - 0.14, width: width + 0.28, height: 0.14 },
        0.14,
        style.sill,
      );
    }
    if (style.hood) {
      shadow(scene, face, { u: u - 0.1, v: v + height - 0.08, width: width + 0.2, height: 0.16 });
      jut(
        scene,
        face,
        { u: u - 0.22, v: v + height + 0.06, width: width + 0.44, height: 0.26 },
        0.2,
        style.hood,
      );
    }
  }
}
