import { outline } from './canvas.js';
import { type Colour, hex } from './colour.js';
import type { Scene } from './scene.js';
import { add, type Point, scale, type Vec3 } from './vector.js';

/** An upright wall with its own coordinates: u metres along it from the left as seen from outside, v metres up. */
export class Face {
  constructor(
    readonly origin: Vec3,
    readonly along: Vec3,
    readonly normal: Vec3,
    readonly width: number,
    readonly height: number,
  ) {}

  /** The point at (u, v), `out` metres in front of the wall. */
  at(u: number, v: number, out = 0): Vec3 {
    return add(add(add(this.origin, scale(this.along, u)), [0, v, 0]), scale(this.normal, out));
  }

  rect(u: number, v: number, width: number, height: number, out = 0): Vec3[] {
    return [
      this.at(u, v, out),
      this.at(u + width, v, out),
      this.at(u + width, v + height, out),
      this.at(u, v + height, out),
    ];
  }

  /** A part of this wall with its own origin. */
  part(u: number, v: number, width: number, height: number, out = 0): Face {
    return new Face(this.at(u, v, out), this.along, this.normal, width, height);
  }
}

const NIGHT_BLUE = hex('#101a36');

/** A shaded rectangle on the wall. */
export function patch(scene: Scene, face: Face, box: Rect, albedo: Colour, out = 0): void {
  scene.surface(face.rect(box.u, box.v, box.width, box.height, out), albedo, face.normal);
}

export interface Rect {
  u: number;
  v: number;
  width: number;
  height: number;
}

/** A transparent shadow on the wall. */
export function shadow(scene: Scene, face: Face, box: Rect, strength = 1, out = 0): void {
  scene.polygon(
    face.rect(box.u, box.v, box.width, box.height, out),
    NIGHT_BLUE,
    scene.light.shadow * strength,
  );
}

/** A transparent vertical gradient over the whole wall: lighter above, darker below. */
export function wash(
  scene: Scene,
  face: Face,
  colours: [Colour, Colour],
  alphas: [number, number],
): void {
  const outlinePoints = scene.camera.polygon(face.rect(0, 0, face.width, face.height));
  const [top, bottom] = verticalSpan(outlinePoints);
  const paint = scene.canvas.linear(
    [0, top],
    [0, bottom],
    [
      [0, colours[0], alphas[0]],
      [1, colours[1], alphas[1]],
    ],
  );
  scene.canvas.fill(outline(outlinePoints), paint);
}

/** The highest and the lowest of the points, in pixels; of an empty list a line. */
export function verticalSpan(points: readonly Point[]): [number, number] {
  if (points.length === 0) return [0, 1];
  const ys = points.map((point) => point[1]);
  return [Math.min(...ys), Math.max(...ys)];
}
