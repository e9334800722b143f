import { outline } from '../draw/canvas.js';
import { darken, hex, lighten } from '../draw/colour.js';
import type { Face } from '../draw/face.js';
import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import { type Box, topOf, visibleFaces } from '../draw/solid.js';
import type { Borough } from '../facts/borough.js';
import { waterTank } from '../facade/roof-furniture.js';
import { BRICKS, PALE_BRICKS, STONES } from '../palette.js';

const HEIGHTS: Record<Borough, readonly [number, number]> = {
  Manhattan: [20, 46],
  Brooklyn: [9, 19],
  Queens: [7, 14],
  Bronx: [14, 24],
  'Staten Island': [6, 10],
};
const LAMP = hex('#ffdc98');

export interface BackRows {
  /** The distances behind the subject's building line, the farthest first. */
  distances?: readonly number[];
  /** A side street between the blocks. */
  gap?: { from: number; to: number };
}

/** Draws the blocks behind the subject's own: walls with rows of dots as windows, paler with every street. */
export function backRows(
  scene: Scene,
  borough: Borough,
  random: Random,
  { distances = [160, 120, 78, 42], gap }: BackRows = {},
): void {
  const inGap = ({ x, width }: Box) => gap && x < gap.to && x + width > gap.from;
  const away = (box: Box) => Math.abs(box.x + box.width / 2 - scene.camera.lens.eye[0]);
  for (const z of distances) {
    const row = rowAt(z, scene.spanAt(z), HEIGHTS[borough], random).filter((box) => !inGap(box));
    for (const box of row.sort((a, b) => away(b) - away(a))) plainBlock(scene, box, random);
  }
}

function rowAt(
  z: number,
  { from, to }: { from: number; to: number },
  [low, high]: readonly [number, number],
  random: Random,
): Box[] {
  const row: Box[] = [];
  for (let x = from - 20; x < Math.min(to, from + 500);) {
    const width = random.between(10, 22);
    row.push({ x, z, width, depth: 14, height: random.between(low, high) });
    x += width + (random.chance(0.22) ? random.between(6, 14) : 0.4);
  }
  return row;
}

function plainBlock(scene: Scene, box: Box, random: Random): void {
  const colour = random.pick(random.pick([BRICKS, PALE_BRICKS, STONES])).wall;
  if (random.chance(0.3)) waterTank(scene, [box.x + box.width * 0.5, box.height, box.z + 3], 0.9);
  topOf(scene, box, darken(colour, 0.35));
  for (const face of visibleFaces(scene, box)) {
    scene.surface(face.rect(0, 0, face.width, face.height), colour, face.normal);
    scene.surface(
      face.rect(-0.3, face.height - 0.8, face.width + 0.6, 0.8, 0.3),
      darken(colour, 0.12),
      face.normal,
    );
    const ground = face.rect(0, 0, face.width, 3.2);
    scene.surface(ground, darken(colour, 0.22), face.normal);
    scene.surface(face.rect(0, 3.2, face.width, 0.3, 0.1), lighten(colour, 0.25), face.normal);
    dots(scene, face, random);
  }
}

function dots(scene: Scene, face: Face, random: Random): void {
  const glass = scene.fade(darken(scene.light.glass[1], 0.1), face.origin);
  const lamp = scene.fade(LAMP, face.origin);
  const columns = Math.max(2, Math.round(face.width / 2.9));
  const pitch = face.width / columns;
  const lit: string[] = [];
  for (let v = 4.5; v < face.height - 2.9; v += 3.3) {
    for (let column = 0; column < columns; column++) {
      const pane = outline(
        scene.camera.polygon(face.rect(column * pitch + pitch * 0.28, v, pitch * 0.44, 1.8)),
      );
      if (random.chance(scene.light.lamps * 0.8)) lit.push(pane);
      else scene.canvas.fill(pane, glass);
    }
  }
  for (const pane of lit) scene.canvas.fill(pane, lamp, 0.9);
}
