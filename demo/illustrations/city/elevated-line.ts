import { type Canvas, rect } from '../draw/canvas.js';
import { hex, mix } from '../draw/colour.js';
import type { Random } from '../draw/random.js';
import type { Light } from '../draw/light.js';

/** Draws an elevated railway in the middle distance, sometimes with a train. */
export function elevatedLine(
  canvas: Canvas,
  light: Light,
  random: Random,
  place: { foot: number; height: number },
): void {
  const { foot, height } = place;
  const steel = mix(mix(light.silhouette, hex('#2f4a4f'), 0.5), light.haze, 0.34);
  const deck = foot - height;
  if (random.chance(0.7)) train(canvas, light, random, deck, height);
  canvas.fill(rect(0, deck, canvas.width, height * 0.16), steel);
  canvas.fill(rect(0, deck - height * 0.1, canvas.width, height * 0.035), steel);
  for (let x = random.between(-40, 0); x < canvas.width; x += height * 1.5) {
    canvas.fill(rect(x, deck + height * 0.1, height * 0.09, height), steel);
    canvas.fill(rect(x - height * 0.14, deck + height * 0.12, height * 0.37, height * 0.09), steel);
  }
}

function train(canvas: Canvas, light: Light, random: Random, deck: number, height: number): void {
  const [carLength, carHeight] = [height * 2.7, height * 0.46];
  const body = mix(
    mix(hex('#c9ced4'), light.silhouette, light.lamps > 0.4 ? 0.6 : 0.25),
    light.haze,
    0.3,
  );
  const glass = light.lamps > 0.2 ? hex('#ffdf9f') : mix(light.silhouette, hex('#22314f'), 0.4);
  let x = canvas.width * random.between(-0.1, 0.45);
  for (let car = 0; car < 4; car++) {
    const top = deck - carHeight;
    canvas.fill(rect(x, top, carLength, carHeight), body);
    canvas.fill(rect(x, top + carHeight * 0.72, carLength, carHeight * 0.1), hex('#8e6f45'), 0.6);
    for (let pane = 0; pane < 7; pane++) {
      canvas.fill(
        rect(
          x + carLength * (0.05 + pane * 0.134),
          top + carHeight * 0.2,
          carLength * 0.09,
          carHeight * 0.36,
        ),
        glass,
      );
    }
    x += carLength + height * 0.07;
  }
}
