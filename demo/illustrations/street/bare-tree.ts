import { d } from '../draw/canvas.js';
import { hex } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import type { Point, Vec3 } from '../draw/vector.js';

const BARK = hex('#54484a');
const SNOW = hex('#f4f6fa');

interface Twig {
  from: Point;
  angle: number;
  length: number;
  width: number;
  order: number;
}

/** Draws a tree in winter: only branches, with a line of snow on the thick ones when it snows. */
export function bareTree(scene: Scene, at: Vec3, height: number, random: Random): void {
  const [x, y] = scene.camera.project(at);
  const size = height * scene.camera.scaleAt(at);
  const twigs: Twig[] = [];
  grow(
    { from: [x, y], angle: -Math.PI / 2, length: size * 0.36, width: size * 0.05, order: 0 },
    random,
    twigs,
  );
  const bark = scene.soft(BARK, 0.5, at);
  for (const twig of twigs.sort((a, b) => b.width - a.width))
    scene.canvas.stroke(lineOf(twig), bark, twig.width);
  if (!scene.light.snow) return;
  for (const twig of twigs.filter(
    ({ order, angle }) => order > 0 && order < 4 && Math.abs(Math.cos(angle)) > 0.35,
  )) {
    scene.canvas.stroke(lineOf(twig, -twig.width * 0.45), SNOW, twig.width * 0.5, 0.9);
  }
}

function grow(twig: Twig, random: Random, into: Twig[]): void {
  into.push(twig);
  if (twig.order >= 4) return;
  const tip = end(twig);
  const forks = twig.order === 0 ? 4 : random.int(2, 3);
  for (let index = 0; index < forks; index++) {
    const turn =
      ((index + 0.5) / forks - 0.5) * (twig.order === 0 ? 1.7 : 1.15) + random.between(-0.16, 0.16);
    const length = twig.length * random.between(0.58, 0.76);
    grow(
      {
        from: tip,
        angle: twig.angle + turn,
        length,
        width: twig.width * 0.56,
        order: twig.order + 1,
      },
      random,
      into,
    );
  }
}

function end({ from, angle, length }: Twig): Point {
  return [from[0] + Math.cos(angle) * length, from[1] + Math.sin(angle) * length];
}

function lineOf(twig: Twig, lift = 0): string {
  const [x, y] = end(twig);
  return d`M${twig.from[0]} ${twig.from[1] + lift}L${x} ${y + lift}`;
}
