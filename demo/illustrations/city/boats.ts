import { type Canvas, d, rect } from '../draw/canvas.js';
import { hex, mix, multiply } from '../draw/colour.js';
import type { Light } from '../draw/light.js';

interface Place {
  x: number;
  y: number;
  /** Length in pixels. */
  size: number;
}

const WINDOW = hex('#ffe0a0');

/** Draws a two-decked harbour ferry with its wake. */
export function ferry(canvas: Canvas, light: Light, { x, y, size }: Place): void {
  const tone = (code: string) => multiply(hex(code), light.lit);
  const h = size * 0.11;
  canvas.fill(
    d`M${x - size * 0.1} ${y + h * 0.55}L${x - size * 1.2} ${y + h * 1.1}L${x - size * 0.1} ${y + h}Z`,
    light.cloud,
    0.4,
  );
  canvas.fill(
    d`M${x - size * 0.02} ${y - h * 0.5}H${x + size * 1.02}L${x + size * 0.95} ${y + h}H${x + size * 0.06}Z`,
    tone('#c8793f'),
  );
  canvas.fill(rect(x + size * 0.05, y - h * 1.5, size * 0.9, h), tone('#d98a4a'));
  canvas.fill(rect(x + size * 0.12, y - h * 2.4, size * 0.72, h * 0.92), tone('#e6ddcc'));
  canvas.fill(rect(x + size * 0.4, y - h * 3.1, size * 0.2, h * 0.75), tone('#e6ddcc'));
  canvas.fill(rect(x + size * 0.47, y - h * 3.9, size * 0.06, h * 0.9), tone('#2c3a55'));
  const glass = light.lamps > 0.3 ? WINDOW : mix(light.glass[1], hex('#22314f'), 0.5);
  for (let share = 0.1; share < 0.9; share += 0.065) {
    canvas.fill(rect(x + size * share, y - h * 1.25, size * 0.04, h * 0.42), glass);
    if (share > 0.14 && share < 0.8)
      canvas.fill(rect(x + size * share, y - h * 2.15, size * 0.04, h * 0.4), glass);
  }
}

/** A small sailing boat. */
export function boat(canvas: Canvas, light: Light, { x, y, size }: Place): void {
  canvas.fill(
    d`M${x} ${y}H${x + size}L${x + size * 0.84} ${y + size * 0.14}H${x + size * 0.14}Z`,
    multiply(hex('#22345a'), light.lit),
  );
  canvas.fill(
    d`M${x + size * 0.5} ${y - size * 0.06}V${y - size}L${x + size * 0.95} ${y - size * 0.1}Z`,
    multiply(hex('#f4efe5'), light.lit),
  );
  canvas.fill(
    d`M${x + size * 0.44} ${y - size * 0.06}V${y - size * 0.86}L${x + size * 0.1} ${y - size * 0.1}Z`,
    multiply(hex('#ddd3c0'), light.lit),
  );
}
