import { Canvas, ellipse, rect } from '../draw/canvas.js';
import { hex } from '../draw/colour.js';
import { PORTRAIT } from './portrait.js';

/** The picture of a person without a portrait: a plain figure in the brand colours. */
export function drawAvatar(): string {
  const canvas = new Canvas(PORTRAIT.width, PORTRAIT.height);
  const { width, height } = PORTRAIT;
  canvas.fill(
    rect(0, 0, width, height),
    canvas.linear(
      [0, 0],
      [0, height],
      [
        [0, hex('#e9e1d3')],
        [1, hex('#cfc4b0')],
      ],
    ),
  );
  const body = canvas.linear(
    [0, 200],
    [0, height],
    [
      [0, hex('#2c4169')],
      [1, hex('#12213f')],
    ],
  );
  canvas.fill(ellipse(width / 2, 400, 140, 164), body);
  canvas.fill(
    `M${width / 2} 600C210 600 120 720 96 ${height}H704C680 720 590 600 ${width / 2} 600Z`,
    body,
  );
  canvas.fill(`M${width / 2} 640L346 716L${width / 2} 860L454 716Z`, hex('#b8935a'), 0.9);
  return canvas.toString();
}
