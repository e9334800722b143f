import sharp from 'sharp';
import type { Message } from '@phantom/service-kit';
import { FILE_MESSAGES } from './messages.js';
import { RejectedFile, writeHashed, type WrittenBytes } from './received-file.js';
import type { FileKind } from './upload-rules.js';

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
export function redrawPicture(options: Redrawing): Promise<WrittenBytes | RejectedFile> {
  const drawn = queue.then(() => redraw(options));
  queue = drawn.catch(() => undefined);
  return drawn;
}

async function redraw(options: Redrawing): Promise<WrittenBytes | RejectedFile> {
  const { from, to, kind, maxPixels = MOST_PIXELS, maxSide, squareSide } = options;
  const picture = sharp(from, { limitInputPixels: maxPixels, failOn: 'error' });
  picture.timeout({ seconds: MOST_SECONDS }).autoOrient();
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
    if (isOfDisk(error)) throw error;
    return new RejectedFile(
      isTooManyPixels(error) ? tooManyPixels(maxPixels) : FILE_MESSAGES.picture,
    );
  }
}

const tooManyPixels =
  (most: number): Message =>
  (language) =>
    FILE_MESSAGES.pixels(language, { limit: most / 1_000_000 });

/** Node's file errors have a code, libvips' errors have none. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'code' in error;

const isTooManyPixels = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('pixel limit');
