import { css } from '../draw/colour.js';
import { BRASS, INK, IVORY } from '../palette.js';
import { lettering, letteringWidth } from './lettering.js';
import { MARK, markAt } from './mark.js';

export type Tone = 'dark' | 'light';

const inkOf = (tone: Tone) => css(tone === 'dark' ? INK : IVORY);

function svg(width: number, height: number, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`;
}

/** Mark and name side by side; dark for light backgrounds, light for dark ones. */
export function logoSvg(tone: Tone): string {
  const [ink, size] = [inkOf(tone), 13];
  const name = 'PHANTOM PARTNERS';
  const width = Math.ceil(58 + (letteringWidth(name) * size) / 14 + 2);
  return svg(
    width,
    46,
    markAt(1, 1, MARK.height, ink, css(BRASS)) + lettering(name, 56, 17, size, ink),
  );
}

export function markSvg(tone: Tone): string {
  return svg(MARK.width + 2, MARK.height + 2, markAt(1, 1, MARK.height, inkOf(tone), css(BRASS)));
}

/** The mark on its own background, for browser tabs and home screens. */
export function iconSvg(size: number, radius: number): string {
  const height = size * 0.62;
  const x = (size - (height * MARK.width) / MARK.height) / 2;
  const ground = `<rect width="${size}" height="${size}" rx="${radius}" fill="${css(INK)}"/>`;
  return svg(size, size, ground + markAt(x, size * 0.19, height, css(IVORY), css(BRASS)));
}
