import { outline } from '../draw/canvas.js';
import { type Colour, darken, hex, lighten } from '../draw/colour.js';
import { UP, type Vec3 } from '../draw/vector.js';
import { steps } from '../facade/opening.js';
import { APRON, type Room } from './room.js';

const SHADE = hex('#141b33');

/** The whole floor or ceiling at that height. */
export function level(room: Room, y: number): Vec3[] {
  return [
    [0, y, -APRON],
    [room.width, y, -APRON],
    [room.width, y, room.depth],
    [0, y, room.depth],
  ];
}

/** Draws floorboards, a little lighter at the back. */
export function floor(room: Room): void {
  const { scene, decor } = room;
  scene.surface(level(room, 0), decor.floor, UP);
  const dark = scene.tone(darken(decor.floor, 0.2), UP);
  if (decor.boards === 'planks') planks(room, dark);
  else herringbone(room, dark);
  fadeFloor(room);
}

function planks(room: Room, dark: Colour): void {
  const { scene, random } = room;
  const tones = [darken(room.decor.floor, 0.09), lighten(room.decor.floor, 0.1)].map((colour) =>
    scene.tone(colour, UP),
  );
  for (const row of steps(room.width / 0.24)) {
    const x = row * 0.24;
    for (let z = -1.8 - random.between(0, 1.5); z < room.depth; z += random.between(1, 2.2)) {
      if (random.chance(0.45)) {
        const end = Math.min(room.depth, z + 1.6);
        scene.polygon(
          [
            [x, 0, z],
            [x + 0.24, 0, z],
            [x + 0.24, 0, end],
            [x, 0, end],
          ],
          random.pick(tones),
          0.6,
        );
      }
    }
    scene.line(
      [
        [x, 0, -1.9],
        [x, 0, room.depth],
      ],
      dark,
      0.012,
      0.55,
    );
  }
}

function herringbone(room: Room, dark: Colour): void {
  const { scene } = room;
  for (let x = -room.depth; x < room.width; x += 0.32) {
    for (const row of steps(room.depth + 2)) {
      const z = row - 1.9;
      const lean = row % 2 ? 0.32 : -0.32;
      const from = Math.max(0, Math.min(room.width, x + room.depth / 2));
      scene.line(
        [
          [from, 0, z],
          [Math.max(0, Math.min(room.width, from + lean)), 0, Math.min(room.depth, z + 1)],
        ],
        dark,
        0.014,
        0.5,
      );
    }
  }
}

/** Darkens the floor towards the viewer and adds a light reflection at the back. */
function fadeFloor(room: Room): void {
  const { canvas, camera } = room.scene;
  const shape = camera.polygon(level(room, 0));
  const top = camera.project([room.width / 2, 0, room.depth])[1];
  canvas.fill(
    outline(shape),
    canvas.linear(
      [0, top],
      [0, 800],
      [
        [0, lighten(room.decor.floor, 0.5), 0.28],
        [0.5, SHADE, 0],
        [1, SHADE, 0.2],
      ],
    ),
  );
}
