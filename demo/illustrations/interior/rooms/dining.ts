import { pendants } from '../furniture/lamps.js';
import { painting, plant, rug } from '../furniture/ornaments.js';
import { chair } from '../furniture/seating.js';
import { table, vase } from '../furniture/tables.js';
import type { Room } from '../room.js';
import { hex } from '../../draw/colour.js';
import { box } from '../../draw/solid.js';
import { shell } from '../shell.js';
import { drapes, sunPatch, windowWall } from '../window-view.js';
import { backWindows } from './back-windows.js';

export function dining(room: Room): void {
  const { scene, decor, random, width, depth } = room;
  shell(room, decor.brick ? 'right' : 'back');
  const openings = backWindows(room, width * 0.3, width * 0.4);
  windowWall(room, room.back, openings, room.facts.style === 'family' ? 'trees' : 'city');
  const [first, last] = [openings[0], openings[openings.length - 1]];
  if (first && last) {
    sunPatch(room, first.u, width * 0.4);
    drapes(room, room.back, { ...first, width: last.u + last.width - first.u }, decor.rug);
  }
  for (const u of [width * 0.05, width * 0.83])
    painting(
      scene,
      room.back,
      { u, v: 1.3, width: 0.75, height: 0.95 },
      decor.metal,
      random.fork(`${u}`),
    );
  sideboard(room, width * 0.02);
  plant(scene, [width * 0.92, 0, depth - 0.6], 1.5, random);
  rug(scene, width * 0.16, depth - 3.6, width * 0.68, 2.8, decor.rug);
  const [tableX, tableZ, tableWidth] = [width / 2 - 1.15, depth - 2.8, 2.3];
  for (const share of [0.1, 0.42, 0.74])
    chair(scene, [tableX + tableWidth * share, 0, tableZ + 1], true, decor.cloth, decor.wood);
  table(
    scene,
    [tableX, 0, tableZ],
    { width: tableWidth, depth: 1, height: 0.75 },
    decor.wood,
    decor.metal,
  );
  vase(scene, [width / 2, 0.75, tableZ + 0.5], hex('#d8cdb8'), 0.3);
  for (const share of [0.12, 0.4, 0.68])
    box(
      scene,
      {
        x: tableX + tableWidth * share,
        z: tableZ + 0.1,
        width: 0.28,
        depth: 0.24,
        height: 0.015,
        y: 0.75,
      },
      hex('#f6f4ef'),
    );
  for (const share of [0.1, 0.42, 0.74])
    chair(scene, [tableX + tableWidth * share, 0, tableZ - 0.5], false, decor.cloth, decor.wood);
  pendants(
    scene,
    [width / 2 - 0.5, width / 2 + 0.5],
    1.65,
    tableZ + 0.5,
    decor.height,
    decor.metal,
  );
}

function sideboard(room: Room, x: number): void {
  const { scene, decor, depth } = room;
  box(scene, { x, z: depth - 0.45, width: 1.35, depth: 0.42, height: 0.8 }, decor.wood);
  vase(scene, [x + 0.4, 0.8, depth - 0.25], decor.accent, 0.22);
}
