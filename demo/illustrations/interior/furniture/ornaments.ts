import { d, ellipse } from '../../draw/canvas.js';
import { type Colour, hex, lighten, mix } from '../../draw/colour.js';
import { type Face, patch } from '../../draw/face.js';
import type { Random } from '../../draw/random.js';
import type { Scene } from '../../draw/scene.js';
import { jut } from '../../draw/solid.js';
import { UP, type Vec3 } from '../../draw/vector.js';
import { contact } from './contact.js';

const INKS = ['#24395f', '#b8935a', '#a9634c', '#5d7a6c', '#d8c9ad', '#7d8fa3'].map(hex);

/** Draws a framed picture with a few shapes. */
export function painting(
  scene: Scene,
  face: Face,
  at: { u: number; v: number; width: number; height: number },
  frame: Colour,
  random: Random,
): void {
  jut(scene, face, at, 0.04, frame);
  const inner = { u: at.u + 0.05, v: at.v + 0.05, width: at.width - 0.1, height: at.height - 0.1 };
  patch(scene, face, inner, hex('#f3eee3'), 0.041);
  const [pad, w, h] = [0.08, inner.width - 0.16, inner.height - 0.16];
  const ground = random.pick(INKS);
  const low = random.between(0.3, 0.55);
  patch(
    scene,
    face,
    { u: inner.u + pad, v: inner.v + pad, width: w, height: h },
    mix(ground, hex('#f3eee3'), 0.6),
    0.042,
  );
  patch(
    scene,
    face,
    { u: inner.u + pad, v: inner.v + pad, width: w, height: h * low },
    ground,
    0.043,
  );
  const [cx, cy, r] = [
    inner.u + pad + w * random.between(0.3, 0.7),
    inner.v + pad + h * random.between(0.55, 0.75),
    Math.min(w, h) * 0.17,
  ];
  const sun = Array.from({ length: 18 }, (_, index) =>
    face.at(
      cx + Math.cos((index / 9) * Math.PI) * r,
      cy + Math.sin((index / 9) * Math.PI) * r,
      0.044,
    ),
  );
  scene.polygon(sun, scene.soft(random.pick(INKS), 0.8));
}

/** A rug on the floor with a border. */
export function rug(
  scene: Scene,
  x: number,
  z: number,
  width: number,
  depth: number,
  colour: Colour,
): void {
  const quad = (inset: number): Vec3[] => [
    [x + inset, 0.01, z + inset],
    [x + width - inset, 0.01, z + inset],
    [x + width - inset, 0.01, z + depth - inset],
    [x + inset, 0.01, z + depth - inset],
  ];
  scene.surface(quad(0), colour, UP);
  scene.surface(quad(0.1), mix(colour, hex('#24395f'), 0.35), UP);
  scene.surface(quad(0.14), lighten(colour, 0.16), UP);
}

/** A large plant in a pot. */
export function plant(scene: Scene, at: Vec3, height: number, random: Random): void {
  const [x, y] = scene.camera.project(at);
  const h = height * scene.camera.scaleAt(at);
  contact(scene, { x: at[0] - 0.2, z: at[2] - 0.2, width: 0.4, depth: 0.4 });
  const greens = ['#3f6a55', '#557f62', '#7a9f72'].map((code) => hex(code));
  for (let leaf = 0; leaf < 13; leaf++) {
    const angle = -Math.PI / 2 + ((leaf / 12 - 0.5) * 2.3 + random.between(-0.1, 0.1));
    const length = h * random.between(0.45, 0.78);
    const [ax, ay] = [x, y - h * 0.26];
    const [tx, ty] = [ax + Math.cos(angle) * length * 0.62, ay + Math.sin(angle) * length];
    const side = h * 0.085;
    const [mx, my] = [(ax + tx) / 2 + Math.cos(angle + 1.57) * side, (ay + ty) / 2];
    const [nx] = [(ax + tx) / 2 - Math.cos(angle + 1.57) * side];
    scene.canvas.fill(
      d`M${ax} ${ay}Q${mx + side * 0.6} ${my} ${tx} ${ty}Q${nx - side * 0.6} ${my} ${ax} ${ay}Z`,
      scene.soft(greens[leaf % 3] as Colour, 0.45 + (leaf % 3) * 0.2),
    );
  }
  const pot = scene.canvas.linear(
    [x - h * 0.13, 0],
    [x + h * 0.13, 0],
    [
      [0, scene.soft(hex('#e6ddcd'), 0.95)],
      [1, scene.soft(hex('#b5a993'), 0.4)],
    ],
  );
  scene.canvas.fill(
    d`M${x - h * 0.13} ${y - h * 0.28}H${x + h * 0.13}L${x + h * 0.1} ${y}H${x - h * 0.1}Z`,
    pot,
  );
  scene.canvas.fill(ellipse(x, y - h * 0.28, h * 0.13, h * 0.025), scene.soft(hex('#4b3b30'), 0.4));
}
