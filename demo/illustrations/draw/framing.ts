import { Camera } from './camera.js';
import type { Point, Vec3 } from './vector.js';

export interface Framing {
  /** Metres above the ground. */
  eyeHeight: number;
  yaw: number;
  focal: number;
  /** The size in pixels that the subject may fill. */
  fit: { width: number; height: number };
  /** The position on the canvas of the middle of the subject's nearest ground line. */
  stand: Point;
}

/** Moves the camera back until the whole subject fits, then shifts the lens to the requested position. */
export function frameSubject(subject: readonly Vec3[], framing: Framing): Camera {
  let [near, far] = [1, 4000];
  for (let step = 0; step < 40; step++) {
    const distance = (near + far) / 2;
    if (fits(subject, cameraAt(subject, framing, distance), framing.fit)) far = distance;
    else near = distance;
  }
  return shiftTo(subject, cameraAt(subject, framing, far), framing.stand);
}

function cameraAt(subject: readonly Vec3[], framing: Framing, distance: number): Camera {
  const middle = average(subject);
  const nearest = Math.min(...subject.map((point) => point[2]));
  const eye: Vec3 = [
    middle[0] - Math.sin(framing.yaw) * distance,
    framing.eyeHeight,
    nearest - Math.cos(framing.yaw) * distance,
  ];
  return new Camera({ eye, yaw: framing.yaw, focal: framing.focal, centre: [0, 0] });
}

function fits(
  subject: readonly Vec3[],
  camera: Camera,
  fit: { width: number; height: number },
): boolean {
  if (subject.some((point) => camera.distance(point) < 2)) return false;
  const box = bounds(subject.map((point) => camera.project(point)));
  return box.right - box.left <= fit.width && box.bottom - box.top <= fit.height;
}

function shiftTo(subject: readonly Vec3[], camera: Camera, stand: Point): Camera {
  const box = bounds(subject.map((point) => camera.project(point)));
  const centre: Point = [stand[0] - (box.left + box.right) / 2, stand[1] - box.bottom];
  return new Camera({ ...camera.lens, centre });
}

function average(points: readonly Vec3[]): Vec3 {
  const xs = points.map((point) => point[0]);
  return [(Math.min(...xs) + Math.max(...xs)) / 2, 0, 0];
}

export function bounds(points: readonly Point[]): {
  left: number;
  right: number;
  top: number;
  bottom: number;
} {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}
