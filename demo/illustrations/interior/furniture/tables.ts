import { type Colour, darken, hex, lighten } from '../../draw/colour.js';
import type { Scene } from '../../draw/scene.js';
import { box } from '../../draw/solid.js';
import type { Vec3 } from '../../draw/vector.js';
import { contact } from './contact.js';

const BOOKS = ['#24395f', '#b8935a', '#7a3b33', '#e6ded0', '#5d7a6c'].map(hex);

interface TablePlan {
  width: number;
  depth: number;
  height: number;
}

/** Draws a table on four legs with the objects of `setting`. */
export function table(
  scene: Scene,
  [x, , z]: Vec3,
  { width, depth, height }: TablePlan,
  top: Colour,
  leg: Colour,
): void {
  contact(scene, { x, z, width, depth });
  for (const [dx, dz] of [
    [0.06, depth - 0.1],
    [width - 0.12, depth - 0.1],
    [0.06, 0.04],
    [width - 0.12, 0.04],
  ] as const) {
    box(scene, { x: x + dx, z: z + dz, width: 0.06, depth: 0.06, height: height - 0.05 }, leg);
  }
  box(scene, { x, z, width, depth, height: 0.06, y: height - 0.06 }, top, lighten(top, 0.12));
}

/** A few books and a bowl. */
export function stillLife(scene: Scene, [x, y, z]: Vec3): void {
  BOOKS.slice(0, 3).forEach((colour, index) => {
    box(
      scene,
      {
        x: x + index * 0.02,
        z,
        width: 0.34 - index * 0.04,
        depth: 0.24,
        height: 0.04,
        y: y + index * 0.04,
      },
      colour,
    );
  });
  vase(scene, [x + 0.62, y, z + 0.1], hex('#d8cdb8'), 0.26);
}

export function vase(scene: Scene, at: Vec3, colour: Colour, height: number): void {
  const [x, y] = scene.camera.project(at);
  const h = height * scene.camera.scaleAt(at);
  const stem = scene.soft(hex('#5d7a5c'), 0.6);
  for (const lean of [-0.5, -0.15, 0.2, 0.55]) {
    scene.canvas.stroke(
      `M${x.toFixed(1)} ${(y - h * 0.9).toFixed(1)}q${(lean * h * 0.3).toFixed(1)} ${(-h * 0.7).toFixed(1)} ${(lean * h).toFixed(1)} ${(-h * 1.1).toFixed(1)}`,
      stem,
      h * 0.06,
    );
    scene.canvas.fill(
      `M${(x + lean * h).toFixed(1)} ${(y - h * 2).toFixed(1)}m${(-h * 0.16).toFixed(1)} 0a${(h * 0.16).toFixed(1)} ${(h * 0.2).toFixed(1)} 0 1 1 ${(h * 0.32).toFixed(1)} 0a${(h * 0.16).toFixed(1)} ${(h * 0.2).toFixed(1)} 0 1 1 ${(-h * 0.32).toFixed(1)} 0Z`,
      scene.soft(hex('#e9cfc0'), 0.85),
    );
  }
  scene.canvas.fill(
    `M${(x - h * 0.16).toFixed(1)} ${(y - h).toFixed(1)}h${(h * 0.32).toFixed(1)}q${(h * 0.34).toFixed(1)} ${(h * 0.7).toFixed(1)} ${(h * 0.04).toFixed(1)} ${h.toFixed(1)}h${(-h * 0.4).toFixed(1)}q${(-h * 0.3).toFixed(1)} ${(-h * 0.3).toFixed(1)} ${(h * 0.04).toFixed(1)} ${(-h).toFixed(1)}Z`,
    scene.soft(colour, 0.7),
  );
}

/** Draws bookshelves against a wall, seen from the front. */
export function bookcase(
  scene: Scene,
  at: Vec3,
  { width, height }: { width: number; height: number },
  wood: Colour,
): void {
  const [x, , z] = at;
  const shelves = Math.round(height / 0.42);
  box(scene, { x, z, width, depth: 0.34, height }, wood);
  const pitch = (height - 0.1) / shelves;
  for (let shelf = 0; shelf < shelves; shelf++) {
    const foot = 0.07 + shelf * pitch;
    scene.polygon(
      [
        [x + 0.05, foot, z - 0.001],
        [x + width - 0.05, foot, z - 0.001],
        [x + width - 0.05, foot + pitch - 0.06, z - 0.001],
        [x + 0.05, foot + pitch - 0.06, z - 0.001],
      ],
      scene.soft(darken(wood, 0.5), 0.4),
    );
    for (let u = 0.08; u < width - 0.16; u += scene.random.between(0.045, 0.085)) {
      if (scene.random.chance(0.16)) continue;
      const tall = (pitch - 0.1) * scene.random.between(0.6, 0.95);
      const thick = scene.random.between(0.035, 0.06);
      const spine: Vec3[] = [
        [x + u, foot, z - 0.002],
        [x + u + thick, foot, z - 0.002],
        [x + u + thick, foot + tall, z - 0.002],
        [x + u, foot + tall, z - 0.002],
      ];
      scene.polygon(spine, scene.soft(scene.random.pick(BOOKS), 0.7));
    }
  }
}
