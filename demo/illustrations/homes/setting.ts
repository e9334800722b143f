import { backdrop } from '../city/backdrop.js';
import { Canvas } from '../draw/canvas.js';
import { frameSubject, type Framing } from '../draw/framing.js';
import { Random } from '../draw/random.js';
import { Scene } from '../draw/scene.js';
import type { Vec3 } from '../draw/vector.js';
import type { Borough } from '../facts/borough.js';
import { HOURS } from '../light/hours.js';
import type { LightName } from '../draw/light.js';
import { sky } from '../light/sky.js';

export interface SettingFacts {
  /** The height of the distant skyline; 1 is usual. */
  skyline?: number;
  key: string;
  borough: Borough;
  light: LightName;
}

export const SIZE = { width: 1200, height: 800 } as const;

/** A scene with sky and background, framed for a subject; the caller draws ground, subject and street. */
export function openScene(
  facts: SettingFacts,
  subject: readonly Vec3[],
  framing: Framing,
  size: { width: number; height: number } = SIZE,
): Scene {
  const random = new Random(facts.key);
  const light = HOURS[facts.light];
  const canvas = new Canvas(size.width, size.height);
  const camera = frameSubject(subject, framing);
  const sunSide = random.fork('sun').side();
  const focus = Math.max(...subject.map((point) => camera.distance(point)));
  const horizon = camera.horizon;
  sky(canvas, light, random.fork('sky'), { horizon, sunSide });
  backdrop(canvas, light, random.fork('backdrop'), facts.borough, {
    horizon,
    scale: size.width / SIZE.width,
  });
  return new Scene({ canvas, camera, light, random, sunSide, focus, hazeRange: focus * 2.2 });
}

/** The eight corners of the subject's bounding box. */
export function corners(x: number, width: number, height: number, depth: number): Vec3[] {
  return [x, x + width].flatMap((left) =>
    [0, height].flatMap((up) => [0, depth].map((away): Vec3 => [left, up, away])),
  );
}
