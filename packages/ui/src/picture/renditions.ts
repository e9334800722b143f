const WIDTHS = [400, 800, 1200, 1920];
const RENDITION = /^(?<folder>.+\/)(?<width>\d+)\.(?:webp|avif)$/;

/** What one picture folder offers: `srcSet` values per format, and the width in pixels of the largest. */
export interface Renditions {
  avif: string;
  webp: string;
  width: number;
}

/**
 * Derives every rendition from the URL of the largest, e.g. `/pictures/homes/a1/1200.webp`.
 *
 * @returns undefined for a URL of any other form, which is then shown as it is
 */
export function renditionsOf(src: string): Renditions | undefined {
  const parts = RENDITION.exec(src)?.groups;
  const width = Number(parts?.width);
  if (!parts || !WIDTHS.includes(width)) return undefined;
  const srcSet = (format: string) =>
    WIDTHS.filter((candidate) => candidate <= width)
      .map((candidate) => `${parts.folder}${candidate}.${format} ${candidate}w`)
      .join(', ');
  return { avif: srcSet('avif'), webp: srcSet('webp'), width };
}
