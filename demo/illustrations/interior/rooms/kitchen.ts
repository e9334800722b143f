import { type Colour, darken, hex, lighten } from '../../draw/colour.js';
import { patch } from '../../draw/face.js';
import { box, jut } from '../../draw/solid.js';
import { steps } from '../../facade/opening.js';
import { contact } from '../furniture/contact.js';
import { pendants } from '../furniture/lamps.js';
import { stool } from '../furniture/seating.js';
import { vase } from '../furniture/tables.js';
import type { Room } from '../room.js';
import { shell } from '../shell.js';
import { sunPatch, windowWall } from '../window-view.js';

const MARBLE = hex('#efece6');
const STEEL = hex('#aeb4ba');

export function kitchen(room: Room): void {
  const { decor, random, width } = room;
  shell(room, decor.brick ? 'back' : 'none');
  const cabinet = random.pick([
    decor.accentWall,
    decor.accent,
    decor.trim,
    lighten(decor.wood, 0.1),
  ]);
  const windowLeft = random.chance(0.5);
  const u = windowLeft ? width * 0.16 : width * 0.5;
  const opening = { u, v: 1.08, width: width * 0.32, height: decor.height - 1.6, arch: 0 };
  windowWall(room, room.back, [opening], room.facts.style === 'family' ? 'trees' : 'city');
  counterRun(room, cabinet, opening);
  fridge(room, windowLeft ? width - 0.95 : 0.05);
  sunPatch(room, opening.u, opening.width);
  island(room, random.pick([decor.accent, darken(decor.wood, 0.1), cabinet]));
}

function counterRun(room: Room, cabinet: Colour, opening: { u: number; width: number }): void {
  const { scene, decor, width, depth } = room;
  const z = depth - 0.62;
  box(scene, { x: 0.02, z, width: width - 0.04, depth: 0.6, height: 0.88 }, cabinet);
  const face = room.back.part(0, 0, width, 3, 0.63);
  const doors = Math.round(width / 0.6);
  const pitch = width / doors;
  for (const index of steps(doors)) {
    patch(
      scene,
      face,
      { u: index * pitch + 0.02, v: 0.1, width: pitch - 0.04, height: 0.74 },
      lighten(cabinet, 0.07),
    );
    patch(
      scene,
      face,
      { u: index * pitch + pitch * 0.3, v: 0.74, width: pitch * 0.4, height: 0.03 },
      decor.metal,
      0.01,
    );
  }
  const splash = room.back.part(0, 0, width, 3, 0.01);
  for (const [from, to] of [
    [0.02, opening.u - 0.06],
    [opening.u + opening.width + 0.06, width - 0.02],
  ] as const) {
    patch(scene, splash, { u: from, v: 0.92, width: to - from, height: 0.5 }, MARBLE);
    uppers(room, from, to, cabinet);
  }
  box(
    scene,
    { x: 0, z: z - 0.03, width, depth: 0.65, height: 0.05, y: 0.88 },
    MARBLE,
    lighten(MARBLE, 0.3),
  );
  hob(room, opening.u > width / 2 ? width * 0.2 : width * 0.62);
  vase(scene, [opening.u + opening.width * 0.8, 0.93, depth - 0.3], hex('#7d8fa3'), 0.2);
  scene.line(
    [
      [opening.u + opening.width * 0.4, 0.93, depth - 0.2],
      [opening.u + opening.width * 0.4, 1.25, depth - 0.2],
      [opening.u + opening.width * 0.4 + 0.14, 1.25, depth - 0.4],
    ],
    scene.soft(decor.metal, 0.7),
    0.03,
  );
}

function uppers(room: Room, from: number, to: number, cabinet: Colour): void {
  const { scene, decor } = room;
  const foot = 1.46;
  if (room.facts.style === 'loft' || room.facts.style === 'family') {
    for (const v of [foot, foot + 0.42]) {
      jut(
        scene,
        room.back,
        { u: from + 0.1, v, width: to - from - 0.2, height: 0.04 },
        0.3,
        decor.wood,
      );
      for (let u = from + 0.2; u < to - 0.3; u += room.random.between(0.14, 0.3)) {
        const tall = room.random.between(0.1, 0.24);
        jut(
          scene,
          room.back,
          { u, v: v + 0.04, width: 0.1, height: tall },
          0.2,
          room.random.pick([MARBLE, decor.accent, decor.rug, STEEL]),
        );
      }
    }
    return;
  }
  const count = Math.max(1, Math.round((to - from) / 0.6));
  const pitch = (to - from) / count;
  jut(scene, room.back, { u: from, v: foot, width: to - from, height: 0.85 }, 0.36, cabinet);
  const face = room.back.part(0, 0, room.width, 3, 0.365);
  for (const index of steps(count))
    patch(
      scene,
      face,
      { u: from + index * pitch + 0.02, v: foot + 0.03, width: pitch - 0.04, height: 0.79 },
      lighten(cabinet, 0.07),
    );
}

function hob(room: Room, x: number): void {
  const { scene, decor, depth } = room;
  patch(
    scene,
    room.back.part(0, 0, room.width, 3, 0.64),
    { u: x, v: 0.12, width: 0.75, height: 0.66 },
    STEEL,
  );
  patch(
    scene,
    room.back.part(0, 0, room.width, 3, 0.65),
    { u: x + 0.08, v: 0.2, width: 0.59, height: 0.36 },
    hex('#2b313c'),
  );
  box(
    scene,
    { x: x + 0.02, z: depth - 0.58, width: 0.7, depth: 0.48, height: 0.02, y: 0.93 },
    hex('#2b313c'),
  );
  box(
    scene,
    { x: x + 0.15, z: depth - 0.4, width: 0.26, depth: 0.24, height: 0.16, y: 0.95 },
    decor.accent,
  );
}

function fridge(room: Room, x: number): void {
  const { scene, depth } = room;
  contact(scene, { x, z: depth - 0.75, width: 0.9, depth: 0.7 });
  box(scene, { x, z: depth - 0.74, width: 0.9, depth: 0.72, height: 2.05 }, STEEL);
  const face = room.back.part(0, 0, room.width, 3, 0.745);
  patch(scene, face, { u: x + 0.02, v: 0.7, width: 0.86, height: 0.015 }, darken(STEEL, 0.4));
  for (const v of [0.3, 0.95])
    patch(scene, face, { u: x + 0.08, v, width: 0.04, height: 0.35 }, darken(STEEL, 0.5));
}

function island(room: Room, colour: Colour): void {
  const { scene, decor, width, depth } = room;
  const [w, z] = [width * 0.44, depth - 2.6];
  const x = width / 2 - w / 2;
  contact(scene, { x, z, width: w, depth: 0.9 });
  box(scene, { x, z, width: w, depth: 0.85, height: 0.88 }, colour);
  box(
    scene,
    { x: x - 0.12, z: z - 0.22, width: w + 0.24, depth: 1.12, height: 0.06, y: 0.88 },
    MARBLE,
    lighten(MARBLE, 0.3),
  );
  vase(scene, [x + w * 0.78, 0.94, z + 0.4], hex('#d8cdb8'), 0.24);
  box(
    scene,
    { x: x + w * 0.2, z: z + 0.3, width: 0.5, depth: 0.3, height: 0.03, y: 0.94 },
    decor.wood,
  );
  for (const share of [0.14, 0.42, 0.7])
    stool(scene, [x + w * share, 0, z - 0.5], decor.cloth, decor.metal);
  pendants(
    scene,
    [0.2, 0.5, 0.8].map((share) => x + w * share),
    1.75,
    z + 0.35,
    decor.height,
    decor.metal,
  );
}
