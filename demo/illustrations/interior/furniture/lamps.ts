import { d, ellipse } from '../../draw/canvas.js';
import { type Colour, hex } from '../../draw/colour.js';
import type { Scene } from '../../draw/scene.js';
import type { Vec3 } from '../../draw/vector.js';
import { contact } from './contact.js';

const GLOW = hex('#ffe1a6');
const SHADE = hex('#f3e6cc');

function glowAt(scene: Scene, at: Vec3, metres: number): void {
  if (scene.light.lamps < 0.3) return;
  const [x, y] = scene.camera.project(at);
  const radius = metres * scene.camera.scaleAt(at);
  scene.canvas.fill(
    ellipse(x, y, radius),
    scene.canvas.radial([x, y], radius, [
      [0, GLOW, 0.6],
      [0.35, GLOW, 0.2],
      [1, GLOW, 0],
    ]),
  );
}

function shade(scene: Scene, at: Vec3, width: number, height: number): void {
  const [x, y] = scene.camera.project(at);
  const size = scene.camera.scaleAt(at);
  const [w, h] = [width * size, height * size];
  const lit = scene.light.lamps > 0.3 ? GLOW : scene.soft(SHADE, 0.85);
  scene.canvas.fill(
    d`M${x - w * 0.34} ${y - h}H${x + w * 0.34}L${x + w / 2} ${y}H${x - w / 2}Z`,
    lit,
  );
}

/** Draws a floor lamp beside a chair. */
export function floorLamp(scene: Scene, [x, , z]: Vec3, metal: Colour): void {
  contact(scene, { x: x - 0.15, z: z - 0.1, width: 0.3, depth: 0.2 });
  const tone = scene.soft(metal, 0.6);
  scene.line(
    [
      [x - 0.15, 0.01, z],
      [x + 0.15, 0.01, z],
    ],
    tone,
    0.05,
  );
  scene.line(
    [
      [x, 0, z],
      [x, 1.45, z],
    ],
    tone,
    0.03,
  );
  glowAt(scene, [x, 1.6, z], 1.5);
  shade(scene, [x, 1.42, z], 0.46, 0.32);
}

export function tableLamp(scene: Scene, [x, y, z]: Vec3, body: Colour): void {
  const [sx, sy] = scene.camera.project([x, y, z]);
  const size = scene.camera.scaleAt([x, y, z]);
  scene.canvas.fill(ellipse(sx, sy - size * 0.13, size * 0.09, size * 0.14), scene.soft(body, 0.7));
  glowAt(scene, [x, y + 0.42, z], 1.1);
  shade(scene, [x, y + 0.28, z], 0.36, 0.24);
}

/** Draws lamps over a table. */
export function pendants(
  scene: Scene,
  xs: readonly number[],
  drop: number,
  z: number,
  ceiling: number,
  metal: Colour,
): void {
  for (const x of xs) {
    scene.line(
      [
        [x, ceiling, z],
        [x, drop + 0.2, z],
      ],
      scene.soft(metal, 0.4),
      0.014,
    );
    glowAt(scene, [x, drop, z], 1.2);
    const [sx, sy] = scene.camera.project([x, drop, z]);
    const size = scene.camera.scaleAt([x, drop, z]);
    scene.canvas.fill(
      d`M${sx - size * 0.2} ${sy}A${size * 0.2} ${size * 0.22} 0 0 1 ${sx + size * 0.2} ${sy}Z`,
      scene.soft(metal, 0.7),
    );
    scene.canvas.fill(
      ellipse(sx, sy, size * 0.17, size * 0.035),
      scene.light.lamps > 0.3 ? GLOW : scene.soft(SHADE, 0.9),
    );
  }
}
