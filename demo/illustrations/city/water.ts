import { type Canvas, rect } from '../draw/canvas.js';
import { lighten, mix } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Light } from '../draw/light.js';

/** Mirrors everything above the line, tinted with the colour of the water. */
export function reflection(
  canvas: Canvas,
  light: Light,
  line: number,
  drawShore: () => void,
): void {
  const clip = canvas.clip(rect(0, line, canvas.width, canvas.height - line));
  const horizon = light.sky[light.sky.length - 1]?.[1] ?? light.haze;
  const top = light.sky[0]?.[1] ?? light.haze;
  canvas.fill(
    rect(0, line, canvas.width, canvas.height - line),
    canvas.linear(
      [0, line],
      [0, canvas.height],
      [
        [0, horizon],
        [0.5, mix(horizon, top, 0.6)],
        [1, mix(top, [14, 24, 52], 0.35)],
      ],
    ),
  );
  canvas.group(clip, () => {
    canvas.group(
      `opacity="0.42" transform="matrix(1 0 0 -0.62 0 ${(line * 1.62).toFixed(1)})"`,
      drawShore,
    );
  });
}

/** Draws light and dark strokes on the water, longer towards the viewer. */
export function ripples(canvas: Canvas, light: Light, random: Random, line: number): void {
  const depth = canvas.height - line;
  const [bright, dark] = [
    lighten(light.haze, 0.35),
    mix(light.sky[0]?.[1] ?? light.haze, [14, 24, 52], 0.4),
  ];
  for (const [colour, alpha] of [
    [dark, 0.16],
    [bright, 0.22],
    [bright, 0.4],
  ] as const) {
    for (let count = 0; count < 120; count++) {
      const share = random.unit() ** 1.6;
      const width = 14 + share * random.between(40, 190);
      const height = 1 + share * 3.2;
      canvas.fill(
        rect(random.between(-40, canvas.width), line + 3 + share * depth, width, height),
        colour,
        alpha,
      );
    }
  }
  canvas.fill(rect(0, line - 1.5, canvas.width, 3), lighten(light.haze, 0.3), 0.5);
}

/** A band of water that mirrors the horizon. */
export function water(canvas: Canvas, light: Light, top: number, bottom: number): void {
  const horizonColour = light.sky[light.sky.length - 1]?.[1] ?? light.haze;
  const high = light.sky[0]?.[1] ?? light.haze;
  const paint = canvas.linear(
    [0, top],
    [0, bottom],
    [
      [0, mix(horizonColour, light.haze, 0.4)],
      [1, mix(horizonColour, high, 0.75)],
    ],
  );
  canvas.fill(rect(0, top, canvas.width, bottom - top), paint);
}
