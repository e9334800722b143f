import { ellipse } from '../../draw/canvas.js';
import { darken, hex, lighten } from '../../draw/colour.js';
import { patch } from '../../draw/face.js';
import { box, jut } from '../../draw/solid.js';
import { steps } from '../../facade/opening.js';
import { contact } from '../furniture/contact.js';
import { plant } from '../furniture/ornaments.js';
import { vase } from '../furniture/tables.js';
import type { Room } from '../room.js';
import { shell } from '../shell.js';
import { sunPatch, windowWall } from '../window-view.js';

const CERAMIC = hex('#f6f4ef');
const MIRROR = hex('#c4d2d8');

export function bathroom(room: Room): void {
  const { decor, random, width } = room;
  const vanityLeft = random.chance(0.5);
  shell(room);
  tiles(room);
  const opening = {
    u: vanityLeft ? width * 0.56 : width * 0.08,
    v: 1.15,
    width: width * 0.36,
    height: Math.min(1.5, decor.height - 1.5),
    arch: 0,
  };
  windowWall(room, room.back, [opening], room.facts.style === 'family' ? 'trees' : 'city');
  sunPatch(room, opening.u, opening.width);
  vanity(room, vanityLeft ? 0.25 : width - 1.85);
  plant(room.scene, [vanityLeft ? width - 0.25 : 0.25, 0, room.depth - 0.4], 1.1, random);
  tub(room, vanityLeft ? width * 0.5 : width * 0.06);
}

function tiles(room: Room): void {
  const { scene, decor } = room;
  const height = 1.1;
  for (const face of [room.left, room.right, room.back]) {
    const tone = scene.soft(
      lighten(decor.accentWall, decor.brick ? 0.55 : 0.25),
      face === room.back ? 0.8 : 0.65,
    );
    scene.polygon(face.rect(0, 0, face.width, height, 0.005), tone);
    const joint = darken(tone, 0.12);
    for (const row of steps(height / 0.18))
      scene.polygon(face.rect(0, row * 0.18, face.width, 0.008, 0.008), joint);
    for (const column of steps(face.width / 0.3))
      scene.polygon(face.rect(column * 0.3, 0, 0.008, height, 0.008), joint);
    jut(scene, face, { u: 0, v: height, width: face.width, height: 0.05 }, 0.03, decor.trim);
  }
}

function vanity(room: Room, x: number): void {
  const { scene, decor, depth } = room;
  const z = depth - 0.56;
  contact(scene, { x, z, width: 1.6, depth: 0.5 });
  box(scene, { x, z, width: 1.6, depth: 0.54, height: 0.62, y: 0.2 }, decor.wood);
  const face = room.back.part(0, 0, room.width, 3, 0.565);
  for (const index of [0, 1]) {
    patch(
      scene,
      face,
      { u: x + 0.05 + index * 0.76, v: 0.26, width: 0.72, height: 0.5 },
      lighten(decor.wood, 0.1),
    );
    patch(
      scene,
      face,
      { u: x + 0.3 + index * 0.76, v: 0.68, width: 0.22, height: 0.03 },
      decor.metal,
      0.01,
    );
  }
  box(
    scene,
    { x: x - 0.04, z: z - 0.03, width: 1.68, depth: 0.6, height: 0.06, y: 0.82 },
    CERAMIC,
    lighten(CERAMIC, 0.5),
  );
  const [bx, by] = scene.camera.project([x + 0.8, 0.9, z + 0.25]);
  const size = scene.camera.scaleAt([x + 0.8, 0.9, z]);
  scene.canvas.fill(
    ellipse(bx, by, size * 0.3, size * 0.07),
    scene.soft(darken(CERAMIC, 0.16), 0.7),
  );
  scene.line(
    [
      [x + 0.8, 0.88, depth - 0.1],
      [x + 0.8, 1.12, depth - 0.1],
      [x + 0.8, 1.12, depth - 0.24],
    ],
    scene.soft(decor.metal, 0.7),
    0.03,
  );
  mirror(room, x + 0.8);
  vase(scene, [x + 1.4, 0.88, depth - 0.25], hex('#8fa0ad'), 0.16);
}

function mirror(room: Room, x: number): void {
  const { scene, back, decor } = room;
  const disc = (r: number, out: number) =>
    steps(28).map((index) =>
      back.at(
        x + Math.cos((index / 14) * Math.PI) * r,
        1.72 + Math.sin((index / 14) * Math.PI) * r,
        out,
      ),
    );
  scene.polygon(disc(0.5, 0.02), scene.soft(decor.metal, 0.7));
  scene.polygon(disc(0.46, 0.03), scene.soft(MIRROR, 0.85));
  scene.polygon(
    [
      back.at(x - 0.3, 1.5, 0.031),
      back.at(x - 0.16, 1.42, 0.031),
      back.at(x + 0.26, 2.02, 0.031),
      back.at(x + 0.1, 2.08, 0.031),
    ],
    hex('#ffffff'),
    0.3,
  );
}

/** A free-standing tub. */
function tub(room: Room, x: number): void {
  const { scene, decor, depth } = room;
  const [length, z, height] = [1.75, depth - 1.35, 0.58];
  contact(scene, { x: x + 0.1, z, width: length - 0.2, depth: 0.7 });
  const rim = (grow: number, y: number) =>
    steps(32).map((index) => {
      const angle = (index / 16) * Math.PI;
      return [
        x + length / 2 + Math.cos(angle) * (length / 2 + grow),
        y,
        z + 0.38 + Math.sin(angle) * (0.38 + grow),
      ] as const;
    });
  const side = rim(-0.12, 0.02);
  const top = rim(0, height);
  const hull = [
    ...top.slice(16),
    ...top.slice(0, 1),
    ...[...side.slice(16), ...side.slice(0, 1)].reverse(),
  ];
  const [left] = scene.camera.project([x, 0, z]);
  const [right] = scene.camera.project([x + length, 0, z]);
  scene.polygon(
    hull,
    scene.canvas.linear(
      [left, 0],
      [right, 0],
      [
        [0, scene.soft(CERAMIC, 0.8)],
        [0.4, scene.soft(CERAMIC, 1)],
        [1, scene.soft(darken(CERAMIC, 0.2), 0.5)],
      ],
    ),
  );
  scene.polygon(top, scene.soft(CERAMIC, 1));
  scene.polygon(rim(-0.07, height - 0.01), scene.soft(hex('#b9cdd3'), 0.8));
  scene.line(
    [
      [x + length - 0.2, 0, z + 0.7],
      [x + length - 0.2, 0.95, z + 0.7],
      [x + length - 0.5, 0.95, z + 0.6],
    ],
    scene.soft(decor.metal, 0.7),
    0.035,
  );
}
