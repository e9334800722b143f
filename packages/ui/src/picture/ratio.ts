/** Width to height. Each has a class, because the content security policy forbids style attributes. */
export type Ratio = '1:1' | '2:1' | '3:2' | '4:5';

export function ratioClass(ratio: Ratio): string {
  return `pp-ratio-${ratio.replace(':', '-')}`;
}

export function heightFor(width: number, ratio: Ratio): number {
  const [wide, high] = ratio.split(':').map(Number) as [number, number];
  return Math.round((width * high) / wide);
}

/** The shapes in which crops exist, as their file names have them: the services of the pictures know the same ones. */
export type CropRatio = '1x1' | '2x3' | '3x2';

/** The classes of the focal point at the end of a picture's URL. */
export function focusClass(src: string): string | undefined {
  const [, x, y] = /#focus=(\d+),(\d+)/.exec(src) ?? [];
  return x && `pp-focus-x-${x} pp-focus-y-${y}`;
}
