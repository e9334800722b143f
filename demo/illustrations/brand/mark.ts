/** Two setback towers, one built and one still an outline, on a grid of 40 by 44. */
export const MARK = {
  width: 40,
  height: 44,
  outline: 'M21 43V17h3v-5h3V6h3V1h1v5h3v6h3v5h2v26Z',
  solid: 'M1 44V25h3v-5h3v-6h2V8h1.5v6h2v6h3v5H19v19Z',
} as const;

/** The mark as SVG elements, at this position and size. */
export function markAt(
  x: number,
  y: number,
  height: number,
  solid: string,
  outline: string,
): string {
  const scale = height / MARK.height;
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})">` +
    `<path d="${MARK.outline}" fill="none" stroke="${outline}" stroke-width="2"/>` +
    `<path d="${MARK.solid}" fill="${solid}"/></g>`
  );
}
