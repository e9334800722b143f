import { hex } from '../../draw/colour.js';
import { box } from '../../draw/solid.js';
import { tableLamp } from '../furniture/lamps.js';
import { plant, rug } from '../furniture/ornaments.js';
import { armchair, chair } from '../furniture/seating.js';
import { bookcase, stillLife, table } from '../furniture/tables.js';
import type { Room } from '../room.js';
import { shell } from '../shell.js';
import { drapes, sunPatch, windowWall } from '../window-view.js';
import { backWindows } from './back-windows.js';

const SCREEN = hex('#2b313c');

export function study(room: Room): void {
  const { scene, decor, random, width, depth } = room;
  const shelvesLeft = random.chance(0.5);
  shell(room, decor.brick ? 'left' : 'back');
  const openings = backWindows(room, shelvesLeft ? width * 0.5 : width * 0.12, width * 0.38);
  windowWall(room, room.back, openings, 'city');
  const [first, last] = [openings[0], openings[openings.length - 1]];
  if (first && last) {
    sunPatch(room, first.u, width * 0.36);
    drapes(room, room.back, { ...first, width: last.u + last.width - first.u }, decor.rug);
  }
  const shelfX = shelvesLeft ? 0.1 : width - 2;
  bookcase(
    scene,
    [shelfX, 0, depth - 0.36],
    { width: 1.9, height: Math.min(2.6, decor.height - 0.4) },
    decor.wood,
  );
  rug(scene, width * 0.14, depth - 3.2, width * 0.72, 2.3, decor.rug);
  const deskX = width / 2 - 0.9;
  chair(scene, [deskX + 0.65, 0, depth - 1.3], true, decor.cloth, decor.wood);
  table(
    scene,
    [deskX, 0, depth - 2],
    { width: 1.8, depth: 0.8, height: 0.75 },
    decor.wood,
    decor.metal,
  );
  box(
    scene,
    { x: deskX + 0.6, z: depth - 1.62, width: 0.62, depth: 0.03, height: 0.4, y: 0.8 },
    SCREEN,
  );
  tableLamp(scene, [deskX + 0.25, 0.75, depth - 1.6], decor.accent);
  stillLife(scene, [deskX + 1.15, 0.75, depth - 1.85]);
  armchair(
    scene,
    [shelvesLeft ? width * 0.06 : width * 0.78, 0, depth - 2.7],
    decor.cloth,
    decor.wood,
  );
  plant(scene, [shelvesLeft ? width * 0.94 : width * 0.05, 0, depth - 0.6], 1.5, random);
}
