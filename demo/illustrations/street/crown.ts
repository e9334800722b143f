import { ellipse } from '../draw/canvas.js';
import { type Colour, hex, mix } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import type { Point, Vec3 } from '../draw/vector.js';
import type { Foliage } from './season.js';

export interface CrownPlan {
  centre: Point;
  /** Half the width and half the height, in pixels. */
  rx: number;
  ry: number;
}

const SNOW = hex('#f3f5f9');

/** Draws foliage: a dark body, lighter branches towards the sun, and a few bright leaves. */
export function crown(
  scene: Scene,
  plan: CrownPlan,
  leaves: Foliage,
  at: Vec3,
  random: Random,
): void {
  const { centre, rx, ry } = plan;
  const [shade, body, light] = leaves;
  const tone = (colour: Colour, share: number) => scene.soft(colour, share, at);
  silhouette(scene, plan, tone(shade, 0.42), random);
  const shift: Point = [rx * 0.12 * scene.sun[0], -ry * 0.1];
  const place = (reach: number): Point => {
    const angle = random.between(0, Math.PI * 2);
    const far = Math.sqrt(random.unit()) * reach;
    return [
      centre[0] + shift[0] + Math.cos(angle) * rx * far,
      centre[1] + shift[1] + Math.sin(angle) * ry * far,
    ];
  };
  const sunny = ([x, y]: Point) =>
    (x - centre[0]) * scene.sun[0] * 0.7 - (y - centre[1]) > -ry * 0.12;
  // A small tree needs no single leaves.
  const many = (count: number) => Math.round(count * Math.min(1, Math.max(0.35, rx / 70)));
  boughs(
    scene,
    gather(many(11), () => place(0.68)),
    rx * 0.3,
    tone(body, 0.55),
    random,
  );
  boughs(
    scene,
    gather(many(16), () => place(0.74)).filter(sunny),
    rx * 0.17,
    tone(mix(body, light, 0.5), 0.8),
    random,
  );
  boughs(
    scene,
    gather(many(13), () => place(0.7)).filter(sunny),
    rx * 0.095,
    tone(light, 0.95),
    random,
  );
  boughs(
    scene,
    gather(many(9), () => place(0.8)).filter((point) => !sunny(point)),
    rx * 0.1,
    tone(shade, 0.34),
    random,
  );
  if (scene.light.snow)
    boughs(scene, gather(many(14), () => place(0.85)).filter(sunny), rx * 0.13, SNOW, random);
}

function gather<T>(count: number, make: () => T): T[] {
  return Array.from({ length: count }, make);
}

/** A filled oval with a leafy edge. */
function silhouette(
  scene: Scene,
  { centre: [x, y], rx, ry }: CrownPlan,
  tone: Colour,
  random: Random,
): void {
  scene.canvas.fill(ellipse(x, y, rx * 0.84, ry * 0.86), tone);
  const rim = 19;
  for (let index = 0; index < rim; index++) {
    const angle = (index / rim) * Math.PI * 2 + random.between(-0.1, 0.1);
    const reach = random.between(0.74, 0.88);
    const r = Math.min(rx, ry) * random.between(0.17, 0.27);
    scene.canvas.fill(
      ellipse(x + Math.cos(angle) * rx * reach, y + Math.sin(angle) * ry * reach, r),
      tone,
    );
  }
}

/** Clusters of overlapping circles, because a single circle would look like a ball. */
function boughs(
  scene: Scene,
  points: readonly Point[],
  size: number,
  tone: Colour,
  random: Random,
): void {
  for (const [x, y] of points) {
    const turn = random.between(0, Math.PI);
    const parts = size > 5 ? 5 : 3;
    for (let part = 0; part < parts; part++) {
      const angle = turn + (part / parts) * Math.PI * 2;
      const r = size * random.between(0.34, 0.56);
      scene.canvas.fill(
        ellipse(x + Math.cos(angle) * size * 0.6, y + Math.sin(angle) * size * 0.34, r, r * 0.86),
        tone,
      );
    }
    scene.canvas.fill(ellipse(x, y, size * 0.6, size * 0.42), tone);
  }
}
