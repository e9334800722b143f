import type { Light } from './light.js';
import type { Camera } from './camera.js';
import { type Canvas, outline, polyline } from './canvas.js';
import { type Colour, mix, multiply, type Tint } from './colour.js';
import type { Random } from './random.js';
import { dot, normalise, type Point, type Vec3 } from './vector.js';

export interface SceneOptions {
  canvas: Canvas;
  camera: Camera;
  light: Light;
  random: Random;
  /** The side of the sun: -1 left, 1 right. */
  sunSide: 1 | -1;
  /** The distance in metres behind the subject after which a surface is invisible in the haze. */
  hazeRange: number;
  /** The distance of the subject, where the haze begins. */
  focus: number;
}

/** Converts shapes in metres and materials into pixels and colours. */
export class Scene {
  readonly canvas: Canvas;
  readonly camera: Camera;
  readonly light: Light;
  readonly random: Random;
  /** Unit vector towards the sun. */
  readonly sun: Vec3;

  constructor(private readonly options: SceneOptions) {
    ({
      canvas: this.canvas,
      camera: this.camera,
      light: this.light,
      random: this.random,
    } = options);
    const flat = Math.cos(this.light.elevation);
    this.sun = normalise([
      options.sunSide * flat * 0.78,
      Math.sin(this.light.elevation),
      -flat * 0.62,
    ]);
  }

  /** Draws a flat surface, shaded by its direction to the sun and hazed by its distance. */
  surface(points: readonly Vec3[], albedo: Colour, normal: Vec3): void {
    const shape = this.camera.polygon(points);
    if (this.inFrame(shape)) this.canvas.fill(outline(shape), this.tone(albedo, normal, points[0]));
  }

  polygon(points: readonly Vec3[], paint: Colour | string, alpha = 1): void {
    const shape = this.camera.polygon(points);
    if (this.inFrame(shape)) this.canvas.fill(outline(shape), paint, alpha);
  }

  line(points: readonly Vec3[], colour: Colour, metres: number, alpha = 1): void {
    const at = points[0];
    if (!at || points.some((point) => this.camera.distance(point) < 0.5)) return;
    const width = Math.max(0.6, metres * this.camera.scaleAt(at));
    const shape = points.map((point) => this.camera.project(point));
    if (this.inFrame(shape)) this.canvas.stroke(polyline(shape), colour, width, alpha);
  }

  /** The colour of a material under this light. */
  tone(albedo: Colour, normal: Vec3, at?: Vec3): Colour {
    const facing = Math.max(0, dot(normal, this.sun));
    return this.fade(multiply(albedo, this.tint(facing ** 0.8)), at);
  }

  /** The colour of a material between full sun and full shade: leaves, cloth, small objects. */
  soft(albedo: Colour, share: number, at?: Vec3): Colour {
    return this.fade(multiply(albedo, this.tint(share)), at);
  }

  fade(colour: Colour, at?: Vec3): Colour {
    if (!at) return colour;
    const behind = this.camera.distance(at) - this.options.focus;
    return behind <= 0
      ? colour
      : mix(colour, this.light.haze, 0.92 * (1 - Math.exp(-behind / this.options.hazeRange)));
  }

  /** The visible range along the street, at that distance behind the building line. */
  spanAt(z: number): { from: number; to: number } {
    const { eye, yaw, focal, centre } = this.camera.lens;
    const reach = (pixels: number) =>
      eye[0] + (z - eye[2]) * Math.tan(yaw + Math.atan(pixels / focal));
    return { from: reach(-centre[0]), to: reach(this.canvas.width - centre[0]) };
  }

  /** Clips the ends of a street to the visible range. */
  private inFrame(shape: readonly Point[]): boolean {
    const { width, height } = this.canvas;
    const sides = [0, 0, 0, 0] as [number, number, number, number];
    for (const [x, y] of shape) {
      if (x < 0) sides[0]++;
      if (x > width) sides[1]++;
      if (y < 0) sides[2]++;
      if (y > height) sides[3]++;
    }
    return !sides.includes(shape.length);
  }

  private tint(share: number): Tint {
    const { lit, shade } = this.light;
    const blend = (index: 0 | 1 | 2) => shade[index] + (lit[index] - shade[index]) * share;
    return [blend(0), blend(1), blend(2)];
  }
}
