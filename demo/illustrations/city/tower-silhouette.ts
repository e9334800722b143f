import { d, rect } from '../draw/canvas.js';
import type { Random } from '../draw/random.js';

export type Crown = 'flat' | 'stepped' | 'spire' | 'slant' | 'tank' | 'mast' | 'pyramid';

export interface Silhouette {
  x: number;
  width: number;
  height: number;
  crown: Crown;
}

/** The outline of a building on the horizon; `foot` is the y of its ground line. */
export function silhouetteData({ x, width, height, crown }: Silhouette, foot: number): string {
  const top = foot - height;
  const body = rect(x, top, width, height + 4);
  const middle = x + width / 2;
  switch (crown) {
    case 'flat':
      return body + rect(x + width * 0.3, top - width * 0.12, width * 0.35, width * 0.13);
    case 'stepped':
      return steppedData(x, top, width) + body;
    case 'spire':
      return (
        steppedData(x, top, width) +
        body +
        d`M${middle - width * 0.06} ${top - width * 0.4}L${middle} ${top - width * 1.6}L${middle + width * 0.06} ${top - width * 0.4}Z`
      );
    case 'slant':
      return body + d`M${x} ${top + 1}L${x + width} ${top + 1}L${x + width} ${top - width * 0.5}Z`;
    case 'tank':
      return body + tankData(x + width * 0.25, top, Math.min(width * 0.4, 16));
    case 'mast':
      return (
        body +
        rect(middle - 1, top - width * 0.9, 2, width) +
        rect(x + width * 0.2, top - width * 0.15, width * 0.6, width * 0.16)
      );
    case 'pyramid':
      return body + d`M${x} ${top + 1}L${middle} ${top - width * 0.75}L${x + width} ${top + 1}Z`;
  }
}

function steppedData(x: number, top: number, width: number): string {
  const step = width * 0.22;
  return (
    rect(x + width * 0.16, top - step, width * 0.68, step + 1) +
    rect(x + width * 0.32, top - step * 2, width * 0.36, step + 1)
  );
}

function tankData(x: number, top: number, size: number): string {
  const legs =
    rect(x + size * 0.1, top - size * 0.4, size * 0.08, size * 0.4) +
    rect(x + size * 0.82, top - size * 0.4, size * 0.08, size * 0.4);
  const drum = rect(x, top - size * 1.15, size, size * 0.78);
  return `${legs}${drum}${d`M${x - size * 0.05} ${top - size * 1.14}L${x + size / 2} ${top - size * 1.5}L${x + size * 1.05} ${top - size * 1.14}Z`}`;
}

const TALL: readonly Crown[] = [
  'flat',
  'flat',
  'stepped',
  'spire',
  'slant',
  'mast',
  'pyramid',
  'flat',
];
const LOW: readonly Crown[] = ['flat', 'tank', 'tank', 'flat', 'stepped', 'flat'];

export function randomCrown(random: Random, tall: boolean): Crown {
  return random.pick(tall ? TALL : LOW);
}
