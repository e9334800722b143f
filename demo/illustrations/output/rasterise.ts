import { join } from 'node:path';
import sharp from 'sharp';
import { CENTRE, cropsOf, encodingOf, FORMATS, type Kind, KINDS } from './picture-kinds.js';

// One thread per picture: several concurrent pictures use the cores better than one picture on all of them.
sharp.concurrency(1);
sharp.cache(false);

/** Writes every rendition of an SVG into a folder; renders it once, at the largest width. */
export async function rasterise(
  svg: string,
  kind: Kind,
  folder: string,
  focus = CENTRE,
): Promise<void> {
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
  for (const { width, ratio: shape, file } of cropsOf(kind, focus)) {
    // A crop is narrower than its picture.
    const height = Math.round(width / ratio);
    const cut = { width: Math.round(height * shape), height };
    const left = Math.round(((width - cut.width) * focus.x) / 100);
    await sharp(data, { raw: info })
      .resize(width)
      .extract({ left, top: 0, ...cut })
      .toFormat('avif', encodingOf('avif', width))
      .toFile(join(folder, file));
  }
}
