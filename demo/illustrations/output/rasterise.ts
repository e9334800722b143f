import { join } from 'node:path';
import sharp from 'sharp';
import { encodingOf, FORMATS, type Kind, KINDS } from './picture-kinds.js';

// One thread per picture: several concurrent pictures use the cores better than one picture on all of them.
sharp.concurrency(1);
sharp.cache(false);

/** Writes every rendition of an SVG into a folder; renders it once, at the largest width. */
export async function rasterise(svg: string, kind: Kind, folder: string): Promise<void> {
  const { widths, ratio } = KINDS[kind];
  const largest = Math.max(...widths);
  const { data, info } = await sharp(Buffer.from(svg), { limitInputPixels: false, unlimited: true })
    .resize(largest, Math.round(largest / ratio))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  for (const width of widths) {
    for (const format of FORMATS) {
      await sharp(data, { raw: info })
        .resize(width)
        .toFormat(format, encodingOf(format, width))
        .toFile(join(folder, `${width}.${format}`));
    }
  }
}
