import { lighten } from '../../draw/colour.js';
import { floorLamp } from '../furniture/lamps.js';
import { painting, plant, rug } from '../furniture/ornaments.js';
import { armchair, sofa } from '../furniture/seating.js';
import { bookcase, stillLife, table } from '../furniture/tables.js';
import type { Room } from '../room.js';
import { shell } from '../shell.js';
import { drapes, sunPatch, windowWall } from '../window-view.js';
import { backWindows } from './back-windows.js';

export function living(room: Room): void {
  const { scene, decor, random, width, depth } = room;
  const sofaLeft = random.chance(0.5);
  shell(room, decor.brick ? 'left' : 'none');
  const openings = backWindows(room, sofaLeft ? width * 0.42 : width * 0.1, width * 0.48);
  windowWall(room, room.back, openings, room.facts.style === 'family' ? 'trees' : 'city');
  for (const opening of openings.slice(0, 1)) sunPatch(room, opening.u, width * 0.46);
  if (decor.mouldings || room.facts.style === 'family')
    drapes(room, room.back, spanOf(openings), lighten(decor.cloth, 0.35));
  const freeX = sofaLeft ? width * 0.06 : width * 0.72;
  if (random.chance(0.6))
    bookcase(scene, [freeX, 0, depth - 0.36], { width: width * 0.22, height: 2.1 }, decor.wood);
  else
    painting(
      scene,
      room.back,
      { u: freeX, v: 1.25, width: width * 0.2, height: 0.95 },
      decor.metal,
      random,
    );
  rug(scene, width * 0.2, depth - 3.5, width * 0.6, 2.5, decor.rug);
  const sofaWidth = 2.5;
  const sofaX = width / 2 - sofaWidth / 2;
  plant(scene, [sofaLeft ? width * 0.95 : width * 0.06, 0, depth - 0.7], 1.7, random);
  sofa(scene, [sofaX, 0, depth - 2.1], sofaWidth, decor.cloth, decor.accent);
  floorLamp(
    scene,
    [sofaLeft ? sofaX - 0.35 : sofaX + sofaWidth + 0.35, 0, depth - 1.6],
    decor.metal,
  );
  table(
    scene,
    [width / 2 - 0.65, 0, depth - 3.2],
    { width: 1.3, depth: 0.7, height: 0.4 },
    decor.wood,
    decor.metal,
  );
  stillLife(scene, [width / 2 - 0.4, 0.4, depth - 3]);
  armchair(
    scene,
    [sofaLeft ? width * 0.83 : width * 0.05, 0, depth - 3.4],
    decor.accent,
    decor.wood,
  );
}

function spanOf(openings: readonly { u: number; v: number; width: number; height: number }[]) {
  const first = openings[0] ?? { u: 0, v: 0.5, width: 1, height: 1.5 };
  const last = openings[openings.length - 1] ?? first;
  return { ...first, width: last.u + last.width - first.u };
}
