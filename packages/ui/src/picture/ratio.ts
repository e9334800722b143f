/** Width to height of a picture's place. Each has a class, since a content security policy forbids style attributes. */
export type Ratio = '1:1' | '2:1' | '3:2' | '4:5';

/** The class that keeps the place of a picture of this ratio. */
export function ratioClass(ratio: Ratio): string {
  return `pp-ratio-${ratio.replace(':', '-')}`;
}

/** The height in pixels that belongs to a width. */
export function heightFor(width: number, ratio: Ratio): number {
  const [wide, high] = ratio.split(':').map(Number) as [number, number];
  return Math.round((width * high) / wide);
}
