import { type Point, type Vec3, subtract } from './vector.js';

const NEAR = 0.4;

export interface Lens {
  eye: Vec3;
  /** Radians to the right of straight ahead. */
  yaw: number;
  /** Pixels per metre at a distance of one metre. */
  focal: number;
  /** The point on the canvas at which the camera points; its y is the horizon. */
  centre: Point;
}

/** An architectural camera: it turns and shifts but never tilts, so that verticals stay vertical. */
export class Camera {
  private readonly sin: number;
  private readonly cos: number;

  constructor(readonly lens: Lens) {
    this.sin = Math.sin(lens.yaw);
    this.cos = Math.cos(lens.yaw);
  }

  get horizon(): number {
    return this.lens.centre[1];
  }

  /** Metres along the line of sight; negative is behind the viewer. */
  distance(point: Vec3): number {
    return this.turn(point)[2];
  }

  /** Pixels per metre at that point. */
  scaleAt(point: Vec3): number {
    return this.lens.focal / Math.max(NEAR, this.distance(point));
  }

  project(point: Vec3): Point {
    return this.flatten(this.turn(point));
  }

  /** The projected outline, clipped behind the viewer. */
  polygon(points: readonly Vec3[]): Point[] {
    return clipNear(points.map((point) => this.turn(point))).map((point) => this.flatten(point));
  }

  /** Whether a surface at that point with that normal faces the viewer. */
  sees(point: Vec3, normal: Vec3): boolean {
    const [x, y, z] = subtract(this.lens.eye, point);
    return x * normal[0] + y * normal[1] + z * normal[2] > 1e-6;
  }

  private turn(point: Vec3): Vec3 {
    const [x, y, z] = subtract(point, this.lens.eye);
    return [x * this.cos - z * this.sin, y, x * this.sin + z * this.cos];
  }

  private flatten([x, y, z]: Vec3): Point {
    const { focal, centre } = this.lens;
    const depth = Math.max(NEAR, z);
    return [centre[0] + (focal * x) / depth, centre[1] - (focal * y) / depth];
  }
}

function clipNear(points: readonly Vec3[]): Vec3[] {
  if (points.every((point) => point[2] >= NEAR)) return [...points];
  const kept: Vec3[] = [];
  points.forEach((point, index) => {
    const next = points[(index + 1) % points.length] as Vec3;
    if (point[2] >= NEAR) kept.push(point);
    if (point[2] >= NEAR !== next[2] >= NEAR) kept.push(crossing(point, next));
  });
  return kept;
}

function crossing(from: Vec3, to: Vec3): Vec3 {
  const share = (NEAR - from[2]) / (to[2] - from[2]);
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share, NEAR];
}
