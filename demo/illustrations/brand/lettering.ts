/** Capital letters as strokes on a grid 10 wide and 14 high, so that no picture depends on an installed font. */
const GLYPHS: Record<string, { width: number; data: string }> = {
  A: { width: 10, data: 'M0 14L5 0L10 14M1.8 9.4H8.2' },
  E: { width: 7, data: 'M7 0H0V14H7M0 7H6' },
  H: { width: 9, data: 'M0 0V14M9 0V14M0 7H9' },
  M: { width: 11, data: 'M0 14V0L5.5 9L11 0V14' },
  N: { width: 9, data: 'M0 14V0L9 14V0' },
  O: { width: 12, data: 'M6 0A6 7 0 0 1 6 14A6 7 0 0 1 6 0' },
  P: { width: 8, data: 'M0 14V0H4A4 3.9 0 0 1 4 7.8H0' },
  R: { width: 8, data: 'M0 14V0H4A4 3.9 0 0 1 4 7.8H0M4 7.8L8.4 14' },
  S: {
    width: 8,
    data: 'M7.6 2.4C6.6 .6 5.4 0 4 0C1.8 0 .4 1.5 .4 3.5C.4 8.2 7.8 5.6 7.8 10.4C7.8 12.6 6.2 14 4 14C2.2 14 .8 13.2 0 11.4',
  },
  T: { width: 10, data: 'M0 0H10M5 0V14' },
  ' ': { width: 5, data: '' },
};

const TRACKING = 4.2;

/** The width of a text in units of the grid. */
export function letteringWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (GLYPHS[letter]?.width ?? 0) + TRACKING,
    -TRACKING,
  );
}

/** A text in thin capitals as SVG elements, with its top left corner at x, y. */
export function lettering(
  text: string,
  x: number,
  y: number,
  height: number,
  colour: string,
): string {
  let at = 0;
  const paths = [...text].map((letter) => {
    const glyph = GLYPHS[letter];
    if (!glyph) throw new RangeError(`No glyph for "${letter}"`);
    const path = `<path transform="translate(${at.toFixed(1)} 0)" d="${glyph.data}"/>`;
    at += glyph.width + TRACKING;
    return glyph.data ? path : '';
  });
  const style = `fill="none" stroke="${colour}" stroke-width="1.35" stroke-linejoin="round" stroke-linecap="square"`;
  return `<g transform="translate(${x} ${y}) scale(${height / 14})" ${style}>${paths.join('')}</g>`;
}
