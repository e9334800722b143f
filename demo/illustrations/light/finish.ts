import { ellipse, rect } from '../draw/canvas.js';
import { hex, lighten } from '../draw/colour.js';
import type { Scene } from '../draw/scene.js';

const SNOWFLAKE = hex('#ffffff');
const VIGNETTE = hex('#0c1730');

/** Draws the layers over the whole picture: a little light, darker corners, falling snow. */
export function finish(scene: Scene): Scene {
  const { canvas, light } = scene;
  const whole = rect(0, 0, canvas.width, canvas.height);
  const sunX = canvas.width * (0.5 + Math.sign(scene.sun[0]) * 0.42);
  if (light.elevation < 0.5 && !light.stars) {
    const warm = lighten(light.haze, 0.2);
    canvas.fill(
      whole,
      canvas.radial([sunX, scene.camera.horizon * 0.8], canvas.width * 0.7, [
        [0, warm, 0.26],
        [1, warm, 0],
      ]),
    );
  }
  canvas.fill(
    whole,
    canvas.radial([canvas.width / 2, canvas.height * 0.46], canvas.width * 0.72, [
      [0.62, VIGNETTE, 0],
      [1, VIGNETTE, 0.26],
    ]),
  );
  if (light.snow) flakes(scene);
  return scene;
}

function flakes(scene: Scene): void {
  const random = scene.random.fork('flakes');
  const { width, height } = scene.canvas;
  for (const alpha of [0.4, 0.65, 0.9]) {
    for (let count = 0; count < 70; count++) {
      const radius = random.between(0.9, 1.6) + alpha * random.between(0.4, 1.8);
      scene.canvas.fill(
        ellipse(random.between(0, width), random.between(0, height), radius),
        SNOWFLAKE,
        alpha,
      );
    }
  }
}
