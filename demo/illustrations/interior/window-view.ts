import { water } from '../city/water.js';
import { skylineLayer } from '../city/skyline.js';
import { outline, rect } from '../draw/canvas.js';
import { bounds } from '../draw/framing.js';
import { type Colour, hex, lighten } from '../draw/colour.js';
import { patch, type Face } from '../draw/face.js';
import { jut } from '../draw/solid.js';
import { contour, type Opening, steps } from '../facade/opening.js';
import type { Room } from './room.js';

export type View = 'city' | 'trees';

/** Draws windows in a wall, the view through them, frames, and their light on the floor. */
export function windowWall(room: Room, face: Face, openings: readonly Opening[], view: View): void {
  const { scene } = room;
  const shapes = openings.map((opening) => outline(scene.camera.polygon(contour(face, opening))));
  const box = bounds(scene.camera.polygon(face.rect(0, 0, face.width, face.height)));
  scene.canvas.group(scene.canvas.clip(shapes.join('')), () => {
    outside(room, box, view);
  });
  for (const opening of openings) frame(room, face, opening);
}

function outside(
  room: Room,
  box: { left: number; right: number; top: number; bottom: number },
  view: View,
): void {
  const { canvas, light, camera } = room.scene;
  const horizon = camera.horizon + (view === 'city' ? 70 : 20);
  canvas.fill(
    rect(0, 0, 1200, 800),
    canvas.linear([0, Math.max(-100, box.top - 60)], [0, horizon], light.sky),
  );
  const random = room.random.fork('view');
  const [from, to] = [box.left / 1200 - 0.05, box.right / 1200 + 0.05];
  const span = { from, to, clusters: [(from + to) / 2, from + (to - from) * 0.2] };
  if (view === 'city') {
    skylineLayer(canvas, light, random, {
      ...span,
      foot: horizon,
      height: 110,
      peak: 260,
      width: 34,
      distance: 0.6,
    });
    skylineLayer(canvas, light, random, {
      ...span,
      foot: horizon + 30,
      height: 80,
      peak: 150,
      width: 46,
      distance: 0.3,
    });
    water(canvas, light, horizon + 28, 800);
    skylineLayer(canvas, light, random, {
      ...span,
      foot: 620,
      height: 150,
      peak: 190,
      width: 60,
      distance: 0.12,
    });
  } else greenery(room, horizon, box);
}

function greenery(room: Room, horizon: number, box: { left: number; right: number }): void {
  const { canvas, light } = room.scene;
  const random = room.random.fork('greenery');
  const greens =
    light.lamps > 0.3 ? ['#2a3d4f', '#24404a', '#1d3440'] : ['#9fb98c', '#7fa274', '#5f8a66'];
  greens.map(hex).forEach((green: Colour, layer) => {
    for (let x = box.left - 60; x < box.right + 60; x += random.between(26, 60)) {
      const r = random.between(34, 74);
      canvas.fill(
        `M${x - r} 800V${horizon + 20 + layer * 34}A${r} ${r} 0 0 1 ${x + r} ${horizon + 20 + layer * 34}V800Z`,
        green,
      );
    }
  });
}

function frame(room: Room, face: Face, opening: Opening): void {
  const { scene, decor } = room;
  const { u, v, width, height, arch = 0 } = opening;
  const bar = decor.window.frame;
  const tone = scene.soft(bar, 0.7);
  const straight = height - (arch * width) / 2;
  const [across, up] = decor.window.panes;
  for (const column of steps(across + 1)) {
    const x = u + (width * column) / across;
    scene.polygon(
      face.rect(x - 0.022, v, 0.044, column % across === 0 ? straight : height * 0.995),
      tone,
    );
  }
  for (const row of steps(up + 1))
    scene.polygon(face.rect(u, v + (straight * row) / up - 0.022, width, 0.044), tone);
  const rim = contour(face, opening);
  scene.line([...rim, rim[0] ?? face.at(u, v)], tone, 0.09);
  if (decor.window.sill > 0.3)
    jut(
      scene,
      face,
      { u: u - 0.12, v: v - 0.08, width: width + 0.24, height: 0.08 },
      0.16,
      decor.trim,
    );
}

/** Draws the bright shape of the window on the floor, by day. */
export function sunPatch(room: Room, x: number, width: number): void {
  const { scene } = room;
  if (scene.light.lamps > 0.3) return;
  const lean = -scene.sun[0] * 1.5;
  const colour = lighten(scene.light.haze, 0.5);
  for (const part of [0, 1]) {
    const left = x + part * (width / 2) + 0.04;
    const right = left + width / 2 - 0.08;
    scene.polygon(
      [
        [left, 0.004, room.depth - 0.5],
        [right, 0.004, room.depth - 0.5],
        [right + lean, 0.004, room.depth - 3],
        [left + lean, 0.004, room.depth - 3],
      ],
      colour,
      0.32,
    );
  }
}

/** Draws long curtains at both ends of a window. */
export function drapes(room: Room, face: Face, opening: Opening, cloth: Colour): void {
  const { scene, decor } = room;
  const top = Math.min(decor.height - 0.2, opening.v + opening.height + 0.22);
  for (const left of [opening.u - 0.55, opening.u + opening.width]) {
    for (const fold of steps(5)) {
      const shade = fold % 2 ? 0.45 : 0.85;
      scene.polygon(face.rect(left + fold * 0.11, 0.03, 0.115, top, 0.1), scene.soft(cloth, shade));
    }
  }
  patch(
    scene,
    face,
    { u: opening.u - 0.7, v: top, width: opening.width + 1.4, height: 0.06 },
    decor.metal,
    0.12,
  );
}
