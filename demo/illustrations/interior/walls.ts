import { outline } from '../draw/canvas.js';
import { type Colour, darken, hex, lighten, mix } from '../draw/colour.js';
import type { Face } from '../draw/face.js';
import { jut } from '../draw/solid.js';
import { steps } from '../facade/opening.js';
import type { Room } from './room.js';

const SHADE = hex('#141b33');

/** Draws a wall of the room with its skirting, panels or bricks. */
export function wallOf(room: Room, face: Face, colour: Colour, brick: boolean): void {
  const { scene, decor } = room;
  scene.polygon(face.rect(0, 0, face.width, face.height), sideTone(room, face, colour));
  if (brick) bricks(room, face, colour);
  if (decor.mouldings) panels(room, face);
  const trim = brick ? darken(colour, 0.35) : decor.trim;
  jut(
    scene,
    face,
    { u: 0, v: 0, width: face.width, height: decor.mouldings ? 0.2 : 0.12 },
    0.03,
    trim,
  );
  if (decor.mouldings)
    jut(scene, face, { u: 0, v: face.height - 0.18, width: face.width, height: 0.18 }, 0.12, trim);
  cornerShade(room, face);
}

function sideTone(room: Room, face: Face, colour: Colour): Colour {
  const share =
    face === room.back
      ? 0.78
      : face === (room.scene.sun[0] > 0 ? room.left : room.right)
        ? 0.92
        : 0.5;
  return room.scene.soft(colour, share);
}

function bricks(room: Room, face: Face, colour: Colour): void {
  const tones = [darken(colour, 0.16), lighten(colour, 0.16), mix(colour, hex('#d9b79c'), 0.4)];
  for (const tone of tones) {
    const paint = sideTone(room, face, tone);
    for (let count = 0; count < 130; count++) {
      const u = room.random.between(0, face.width - 0.3);
      const v = Math.floor(room.random.between(0.2, face.height - 0.1) / 0.1) * 0.1;
      room.scene.polygon(face.rect(u, v, 0.24, 0.075), paint, 0.7);
    }
  }
}

/** Draws raised frames on the wall, as in a prewar flat. */
function panels(room: Room, face: Face): void {
  const count = Math.max(2, Math.round(face.width / 1.5));
  const pitch = face.width / count;
  const tone = sideTone(room, face, darken(room.decor.wall, 0.12));
  for (const index of steps(count)) {
    const u = index * pitch + 0.16;
    for (const [foot, top] of [
      [0.34, 0.95],
      [1.12, face.height - 0.36],
    ] as const) {
      const points = [
        ...face.rect(u, foot, pitch - 0.32, top - foot, 0.01),
        face.at(u, foot, 0.01),
      ];
      room.scene.line(points, tone, 0.026, 0.8);
    }
  }
}

/** Draws shadows in the corners, without which a room looks flat. */
function cornerShade(room: Room, face: Face): void {
  const { canvas, camera } = room.scene;
  const shape = camera.polygon(face.rect(0, 0, face.width, face.height));
  const atBack = face === room.left ? face.width : 0;
  const [x1] = camera.project(face.at(face === room.back ? 0 : atBack, 1));
  const [x2] = camera.project(face.at(face === room.back ? face.width : Math.abs(atBack - 2.6), 1));
  const stops =
    face === room.back
      ? ([
          [0, SHADE, 0.12],
          [0.16, SHADE, 0],
          [0.84, SHADE, 0],
          [1, SHADE, 0.12],
        ] as const)
      : ([
          [0, SHADE, 0.16],
          [1, SHADE, 0],
        ] as const);
  canvas.fill(outline(shape), canvas.linear([x1, 0], [x2, 0], stops));
}
