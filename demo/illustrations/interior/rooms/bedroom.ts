import { darken, lighten, mix, hex } from '../../draw/colour.js';
import { box } from '../../draw/solid.js';
import { contact } from '../furniture/contact.js';
import { tableLamp } from '../furniture/lamps.js';
import { painting, plant, rug } from '../furniture/ornaments.js';
import type { Room } from '../room.js';
import { shell } from '../shell.js';
import { drapes, sunPatch, windowWall } from '../window-view.js';
import { backWindows } from './back-windows.js';

const LINEN = hex('#f3ede2');

export function bedroom(room: Room): void {
  const { scene, decor, random, width, depth } = room;
  const left = random.chance(0.5);
  shell(room, decor.brick ? (left ? 'right' : 'left') : 'back');
  const openings = backWindows(room, left ? width * 0.62 : width * 0.06, width * 0.3);
  windowWall(
    room,
    room.back,
    openings,
    room.facts.style === 'family' || random.chance(0.3) ? 'trees' : 'city',
  );
  const first = openings[0];
  const last = openings[openings.length - 1];
  if (first && last) {
    sunPatch(room, first.u, width * 0.28);
    drapes(room, room.back, { ...first, width: last.u + last.width - first.u }, LINEN);
  }
  const bedX = left ? width * 0.14 : width * 0.5;
  rug(scene, bedX - 0.7, depth - 3.4, 3.2, 2.6, decor.rug);
  for (const [index, u] of [bedX + 0.1, bedX + 0.98].entries()) {
    painting(
      scene,
      room.back,
      { u, v: 1.55, width: 0.72, height: 0.62 },
      decor.metal,
      random.fork(`${index}`),
    );
  }
  nightstand(room, bedX - 0.62);
  nightstand(room, bedX + 1.95);
  bed(room, bedX);
  plant(scene, [left ? width * 0.95 : width * 0.04, 0, depth - 0.8], 1.3, random);
}

function nightstand(room: Room, x: number): void {
  const { scene, decor, depth } = room;
  contact(scene, { x, z: depth - 0.5, width: 0.5, depth: 0.4 });
  box(
    scene,
    { x, z: depth - 0.48, width: 0.5, depth: 0.42, height: 0.5 },
    decor.wood,
    lighten(decor.wood, 0.12),
  );
  tableLamp(scene, [x + 0.25, 0.5, depth - 0.3], decor.accent);
}

function bed(room: Room, x: number): void {
  const { scene, decor, depth } = room;
  const [width, length] = [1.8, 2.1];
  const z = depth - length - 0.1;
  contact(scene, { x, z, width, depth: length });
  box(
    scene,
    { x: x - 0.08, z: depth - 0.14, width: width + 0.16, depth: 0.12, height: 1.15 },
    decor.cloth,
    lighten(decor.cloth, 0.1),
  );
  box(scene, { x: x - 0.03, z, width: width + 0.06, depth: length, height: 0.28 }, decor.wood);
  box(scene, { x, z: z + 0.02, width, depth: length - 0.1, height: 0.26, y: 0.28 }, LINEN);
  for (const side of [x + 0.1, x + 0.98]) {
    box(scene, { x: side, z: depth - 0.42, width: 0.72, depth: 0.2, height: 0.4, y: 0.54 }, LINEN);
    box(
      scene,
      { x: side + 0.1, z: depth - 0.58, width: 0.52, depth: 0.14, height: 0.3, y: 0.54 },
      decor.accent,
    );
  }
  box(
    scene,
    { x: x - 0.05, z: z - 0.03, width: width + 0.1, depth: 1.15, height: 0.44, y: 0.14 },
    mix(decor.cloth, LINEN, 0.35),
    mix(decor.cloth, LINEN, 0.45),
  );
  box(
    scene,
    { x: x - 0.06, z: z + 0.78, width: width + 0.12, depth: 0.36, height: 0.43, y: 0.16 },
    darken(LINEN, 0.06),
    LINEN,
  );
}
