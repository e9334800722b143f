import { d, ellipse } from '../draw/canvas.js';
import { hex } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import type { Point, Vec3 } from '../draw/vector.js';
import { bareTree } from './bare-tree.js';
import { crown } from './crown.js';
import { EVERGREEN, FOLIAGE, type Season } from './season.js';

const BARK = hex('#5a4a40');

export interface TreeOptions {
  height: number;
  season: Season;
  /** Crown width as a share of the height. */
  spread?: number;
}

/** Draws a street tree at that point: a crown of rounded masses, lit from the side of the sun. */
export function tree(scene: Scene, at: Vec3, options: TreeOptions, random: Random): void {
  groundShadow(scene, at, options.height * (options.spread ?? 0.7) * 0.45);
  if (options.season === 'winter') return bareTree(scene, at, options.height, random);
  const foliage = random.pick(FOLIAGE[options.season]);
  const [x, y] = scene.camera.project(at);
  const size = options.height * scene.camera.scaleAt(at);
  trunk(scene, [x, y], size, random);
  const spread = options.spread ?? 0.7;
  crown(
    scene,
    { centre: [x, y - size * 0.64], rx: (size * spread) / 2, ry: size * 0.36 },
    foliage,
    at,
    random,
  );
}

function trunk(scene: Scene, [x, y]: Point, size: number, random: Random): void {
  const width = size * 0.036;
  const lean = size * random.between(-0.02, 0.02);
  const bark = scene.soft(BARK, 0.5);
  const top = y - size * 0.5;
  const left = d`M${x - width} ${y}Q${x - width * 0.6} ${y - size * 0.2} ${x - width * 0.5 + lean} ${top}h${width}`;
  const right = d`Q${x + width * 0.6} ${y - size * 0.2} ${x + width} ${y}Z`;
  scene.canvas.fill(left + right, bark);
  for (const side of [-1, 1]) {
    const [knee, tip] = [x + side * size * 0.04, x + side * size * 0.13];
    const branch = d`M${x + lean} ${y - size * 0.36}Q${knee} ${y - size * 0.46} ${tip} ${y - size * 0.58}`;
    scene.canvas.stroke(branch, bark, width * 0.8);
  }
}

/** Draws a spruce: tiers of branches. */
export function conifer(scene: Scene, at: Vec3, height: number): void {
  const [x, y] = scene.camera.project(at);
  const size = height * scene.camera.scaleAt(at);
  groundShadow(scene, at, height * 0.22);
  EVERGREEN.forEach((colour, layer) => {
    const tone = scene.soft(colour, 0.4 + layer * 0.3, at);
    const inset = 1 - layer * 0.3;
    for (const [foot, width, tip] of [
      [0.06, 0.24, 0.5],
      [0.3, 0.19, 0.74],
      [0.54, 0.13, 1],
    ] as const) {
      const shift = layer * size * 0.02 * scene.sun[0];
      const [left, right] = [
        x - size * width * inset + shift * 2,
        x + size * width * inset + shift * 2,
      ];
      const base = y - size * (foot + layer * 0.02);
      const skirt = d`M${left} ${base}Q${x} ${base + size * 0.035} ${right} ${base}L${x} ${y - size * tip}Z`;
      scene.canvas.fill(skirt, tone);
    }
  });
}

export function groundShadow(scene: Scene, at: Vec3, radius: number): void {
  const [x, y] = scene.camera.project([at[0] - scene.sun[0] * radius * 0.8, at[1], at[2]]);
  const size = radius * scene.camera.scaleAt(at);
  const tilt = Math.min(
    0.4,
    (scene.camera.lens.eye[1] - at[1]) / Math.max(1, scene.camera.distance(at)) + 0.04,
  );
  scene.canvas.fill(ellipse(x, y, size, size * tilt), hex('#101a36'), scene.light.shadow);
}
