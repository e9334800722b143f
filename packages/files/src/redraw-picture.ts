import sharp from 'sharp';
import type { Message } from '@phantom/service-kit';
import { FILE_MESSAGES } from './messages.js';
import { RejectedFile, writeHashed, type WrittenBytes } from './received-file.js';
import { AVIF, type FileKind, WEBP } from './upload-rules.js';

/** More than cameras and scanners produce, and what a process can hold. A picture of a few bytes may declare any number. */
const MOST_PIXELS = 64_000_000;

/** Longer than any honest picture takes. */
const MOST_SECONDS = 20;

// Threads per picture. The queue below allows one picture at a time.
sharp.concurrency(1);
sharp.cache(false);

interface Redrawing {
  from: string;
  to: string;
  /** The format of the result. */
  kind: FileKind;
  /** A lower limit than the general one. */
  maxPixels?: number;
  /** Pixels a side, as the next. */
  maxSide?: number;
  squareSide?: number;
}

/** Pictures are drawn one after the other: a rotated one takes up to 256 MB of memory. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Redraws a picture upright with nothing but its pixels: place, camera and anything hidden in the file are dropped. A process draws one
 * picture at a time.
 */
export const redrawPicture = (options: Redrawing): Promise<WrittenBytes | RejectedFile> =>
  afterOthers(() => redraw(options));

function afterOthers<Result>(draw: () => Promise<Result>): Promise<Result> {
  const drawn = queue.then(draw);
  queue = drawn.catch(() => undefined);
  return drawn;
}

async function redraw(options: Redrawing): Promise<WrittenBytes | RejectedFile> {
  const { from, to, kind, maxPixels = MOST_PIXELS, maxSide, squareSide } = options;
  const picture = uprightPicture(from, maxPixels);
  if (maxSide !== undefined) {
    picture.resize({ width: maxSide, height: maxSide, fit: 'inside', withoutEnlargement: true });
  }
  if (squareSide !== undefined) {
    picture.resize({ width: squareSide, height: squareSide, fit: 'cover' });
  }
  const format = kind.extension === 'jpg' ? 'jpeg' : kind.extension;
  try {
    return await writeHashed(picture.toFormat(format as 'jpeg', { quality: 90 }), to);
  } catch (error) {
    return rejected(error, maxPixels);
  }
}

export interface Rendition extends WrittenBytes {
  width: number;
  kind: FileKind;
  path: string;
}

export interface RenderedPicture {
  /** Pixels of the upright original. */
  width: number;
  height: number;
  renditions: Rendition[];
}

interface Rendering {
  from: string;
  /** In pixels. Widths above that of the picture are left out; a smaller picture keeps its own. */
  widths: readonly number[];
  newPath: () => string;
}

/** Draws a picture upright in several widths as WebP and AVIF, as `redrawPicture` does. */
export const renderPicture = (options: Rendering): Promise<RenderedPicture | RejectedFile> =>
  afterOthers(() => render(options));

async function render({
  from,
  widths,
  newPath,
}: Rendering): Promise<RenderedPicture | RejectedFile> {
  try {
    const { autoOrient } = await sharp(from, { limitInputPixels: MOST_PIXELS }).metadata();
    const fitting = widths.filter((width) => width <= autoOrient.width);
    const drawn = fitting.length > 0 ? fitting : [autoOrient.width];
    const { data, info } = await uprightPicture(from, MOST_PIXELS)
      .resize({ width: Math.max(...drawn) })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const renditions: Rendition[] = [];
    for (const width of drawn) {
      for (const kind of [WEBP, AVIF]) {
        const picture = sharp(data, { raw: info }).timeout({ seconds: MOST_SECONDS });
        const path = newPath();
        const encoded = picture
          .resize({ width })
          .toFormat(kind.extension as 'webp', ENCODING[kind.extension]);
        renditions.push({ width, kind, path, ...(await writeHashed(encoded, path)) });
      }
    }
    return { ...autoOrient, renditions };
  } catch (error) {
    return rejected(error, MOST_PIXELS);
  }
}

interface Cropping {
  from: string;
  to: string;
  /** Pixels of the whole picture; the crop is narrower. */
  width: number;
  /** Width to height. */
  ratio: number;
  /** The point that the crop keeps, in percent from the left and the top. */
  focus: { x: number; y: number };
}

/** Draws the crop of a picture that `object-fit: cover` would show around its focal point, as AVIF. */
export const cropPicture = (options: Cropping): Promise<WrittenBytes | RejectedFile> =>
  afterOthers(() => crop(options));

async function crop({
  from,
  to,
  width,
  ratio,
  focus,
}: Cropping): Promise<WrittenBytes | RejectedFile> {
  try {
    const { autoOrient } = await sharp(from, { limitInputPixels: MOST_PIXELS }).metadata();
    const height = Math.round((autoOrient.height * width) / autoOrient.width);
    const cut = {
      width: Math.min(width, Math.round(height * ratio)),
      height: Math.min(height, Math.round(width / ratio)),
    };
    const left = Math.round(((width - cut.width) * focus.x) / 100);
    const top = Math.round(((height - cut.height) * focus.y) / 100);
    const picture = uprightPicture(from, MOST_PIXELS)
      .resize({ width, height, fit: 'fill' })
      .extract({ left, top, ...cut })
      .toColourspace('srgb')
      .toFormat('avif', ENCODING.avif);
    return await writeHashed(picture, to);
  } catch (error) {
    return rejected(error, MOST_PIXELS);
  }
}

/** More effort makes AVIF a tenth smaller and takes fifteen times as long. */
const ENCODING: Record<string, object> = {
  webp: { quality: 80 },
  avif: { quality: 55, effort: 2 },
};

const uprightPicture = (from: string, maxPixels: number) =>
  sharp(from, { limitInputPixels: maxPixels, failOn: 'error' })
    .timeout({ seconds: MOST_SECONDS })
    .autoOrient();

function rejected(error: unknown, maxPixels: number): RejectedFile {
  if (isOfDisk(error)) throw error;
  return new RejectedFile(
    isTooManyPixels(error) ? tooManyPixels(maxPixels) : FILE_MESSAGES.picture,
  );
}

const tooManyPixels =
  (most: number): Message =>
  (language) =>
    FILE_MESSAGES.pixels(language, { limit: most / 1_000_000 });

/** Node's file errors have a code, libvips' errors have none. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'code' in error;

const isTooManyPixels = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('pixel limit');
