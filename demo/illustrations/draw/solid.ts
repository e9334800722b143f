import type { Colour } from './colour.js';
import { Face, type Rect } from './face.js';
import type { Scene } from './scene.js';
import { add, cross, dot, normalise, scale, subtract, UP, type Vec3 } from './vector.js';

/** A box parallel to the street: x, z of its near left corner, y of its foot. */
export interface Box {
  x: number;
  z: number;
  width: number;
  depth: number;
  height: number;
  y?: number;
}

export interface BoxFaces {
  front: Face;
  left: Face;
  right: Face;
}

export function facesOf(box: Box): BoxFaces {
  const { x, z, width, depth, height, y = 0 } = box;
  return {
    front: new Face([x, y, z], [1, 0, 0], [0, 0, -1], width, height),
    left: new Face([x, y, z + depth], [0, 0, -1], [-1, 0, 0], depth, height),
    right: new Face([x + width, y, z], [0, 0, 1], [1, 0, 0], depth, height),
  };
}

/** The visible walls, the farther one first. */
export function visibleFaces(scene: Scene, box: Box): Face[] {
  const { front, left, right } = facesOf(box);
  return [left, right, front].filter((face) => scene.camera.sees(face.origin, face.normal));
}

/** Draws a plain box: the walls and, from above or below, its top or bottom. */
export function box(scene: Scene, solid: Box, albedo: Colour, lid: Colour = albedo): void {
  for (const face of visibleFaces(scene, solid)) {
    scene.surface(face.rect(0, 0, face.width, face.height), albedo, face.normal);
  }
  topOf(scene, solid, lid);
  const foot = solid.y ?? 0;
  if (scene.camera.lens.eye[1] < foot) scene.surface(level(solid, foot), albedo, [0, -1, 0]);
}

export function topOf(scene: Scene, solid: Box, albedo: Colour): void {
  const top = (solid.y ?? 0) + solid.height;
  if (scene.camera.lens.eye[1] > top) scene.surface(level(solid, top), albedo, UP);
}

function level({ x, z, width, depth }: Box, y: number): Vec3[] {
  return [
    [x, y, z],
    [x + width, y, z],
    [x + width, y, z + depth],
    [x, y, z + depth],
  ];
}

/** Draws an object that projects from a wall: a cornice, a balcony, a step. */
export function jut(
  scene: Scene,
  face: Face,
  at: Rect,
  out: number,
  albedo: Colour,
  from = 0,
): void {
  const corners = face.rect(at.u, at.v, at.width, at.height, from) as [Vec3, Vec3, Vec3, Vec3];
  prism(scene, corners, scale(face.normal, out - from), albedo);
}

/** Extrudes the outline along a vector: draws the visible sides, then the end if it is visible. */
export function prism(scene: Scene, base: readonly Vec3[], along: Vec3, albedo: Colour): void {
  const facing = outwardNormal(base, along);
  const far = base.map((point) => add(point, along));
  const sides = base.map((point, index) => {
    const next = base[(index + 1) % base.length] as Vec3;
    const farNext = far[(index + 1) % base.length] as Vec3;
    return [point, next, farNext, far[index] as Vec3];
  });
  const middle = scale(base.reduce(add), 1 / base.length);
  const ordered = sides
    .map((quad) => ({ quad, normal: sideNormal(quad, middle) }))
    .filter(({ quad, normal }) => scene.camera.sees(quad[0] as Vec3, normal))
    .sort((a, b) => scene.camera.distance(centre(b.quad)) - scene.camera.distance(centre(a.quad)));
  for (const { quad, normal } of ordered) scene.surface(quad, albedo, normal);
  if (scene.camera.sees(far[0] as Vec3, facing)) scene.surface(far, albedo, facing);
  else scene.surface(base, albedo, scale(facing, -1));
}

function outwardNormal(base: readonly Vec3[], along: Vec3): Vec3 {
  const [a, b, c] = base as [Vec3, Vec3, Vec3];
  const normal = normalise(cross(subtract(b, a), subtract(c, a)));
  return dot(normal, along) >= 0 ? normal : scale(normal, -1);
}

function sideNormal(quad: readonly Vec3[], middle: Vec3): Vec3 {
  const [a, b, , d] = quad as [Vec3, Vec3, Vec3, Vec3];
  const normal = normalise(cross(subtract(b, a), subtract(d, a)));
  const outward = subtract(scale(add(a, b), 0.5), middle);
  return dot(normal, outward) >= 0 ? normal : scale(normal, -1);
}

function centre(points: readonly Vec3[]): Vec3 {
  return scale(points.reduce(add), 1 / points.length);
}
