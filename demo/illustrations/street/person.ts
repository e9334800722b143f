import { d, ellipse } from '../draw/canvas.js';
import { darken, hex } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Scene } from '../draw/scene.js';
import type { Vec3 } from '../draw/vector.js';
import { groundShadow } from './tree.js';

const COATS = [
  '#22345a',
  '#b8935a',
  '#8a3e36',
  '#3f5b50',
  '#d9cfbf',
  '#4a4e5a',
  '#7c6a86',
  '#c77f52',
].map(hex);
const TROUSERS = ['#23293a', '#3d4250', '#5b5148', '#1c2740'].map(hex);
const SKINS = ['#8d5a3c', '#c68a63', '#e3b08c', '#5f3b2a', '#f0c7a4'].map(hex);
const HAIRS = ['#221d1e', '#4a3527', '#7a5a3a', '#b9b2a8'].map(hex);

/** Draws a passer-by for scale, without a recognisable face. */
export function person(scene: Scene, at: Vec3, random: Random): void {
  const [x, y] = scene.camera.project(at);
  const h = random.between(1.6, 1.82) * scene.camera.scaleAt(at);
  if (h < 5) return;
  groundShadow(scene, at, 0.45);
  const way = random.side();
  const stride = h * random.between(0.06, 0.11);
  const tone = (colour: ReturnType<typeof hex>, share = 0.6) => scene.soft(colour, share, at);
  const trousers = tone(random.pick(TROUSERS));
  for (const step of [-1, 1]) {
    scene.canvas.stroke(
      d`M${x} ${y - h * 0.46}L${x + step * stride} ${y - h * 0.02}`,
      trousers,
      h * 0.075,
    );
  }
  const coat = random.pick(COATS);
  const long = random.chance(0.4) ? 0.34 : 0.44;
  const body = d`M${x - h * 0.075} ${y - h * 0.82}Q${x} ${y - h * 0.87} ${x + h * 0.075} ${y - h * 0.82}L${x + h * 0.095} ${y - h * long}H${x - h * 0.095}Z`;
  scene.canvas.fill(body, tone(coat));
  scene.canvas.stroke(
    d`M${x + way * h * 0.05} ${y - h * 0.78}L${x + way * h * 0.1} ${y - h * 0.5}`,
    tone(darken(coat, 0.2)),
    h * 0.05,
  );
  scene.canvas.fill(
    ellipse(x + way * h * 0.01, y - h * 0.925, h * 0.062, h * 0.07),
    tone(random.pick(SKINS)),
  );
  const hair = d`M${x - h * 0.066} ${y - h * 0.91}Q${x - h * 0.07} ${y - h * 1.01} ${x} ${y - h * 1.005}Q${x + h * 0.07} ${y - h * 1.01} ${x + h * 0.066} ${y - h * 0.94}Q${x} ${y - h * 0.97} ${x - h * 0.066} ${y - h * 0.91}Z`;
  scene.canvas.fill(hair, tone(random.pick(HAIRS)));
  if (random.chance(0.35))
    scene.canvas.fill(
      d`M${x - way * h * 0.1} ${y - h * 0.52}h${h * 0.09}v${h * 0.11}h${-h * 0.09}Z`,
      tone(hex('#8a6a45')),
    );
}
