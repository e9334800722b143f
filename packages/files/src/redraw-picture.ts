import sharp from 'sharp';
import { FILE_MESSAGES, withValues } from './file-messages.js';
import { RejectedFile, writeHashed, type WrittenBytes } from './received-file.js';
import type { FileKind } from './upload-rules.js';

/** More than cameras and scanners have, and what a process can hold: a picture of a few bytes may claim any number. */
const MOST_PIXELS = 64_000_000;

/** Longer than any honest picture takes. */
const MOST_SECONDS = 20;

// Threads a picture; that there is one picture at a time is the queue's doing.
sharp.concurrency(1);
sharp.cache(false);

interface Redrawing {
  from: string;
  to: string;
  /** What it becomes. */
  kind: FileKind;
  /** Fewer than what is taken at all. */
  maxPixels?: number;
  /** Pixels a side, as the next. */
  maxSide?: number;
  squareSide?: number;
}

/** The picture that is being drawn, and those that wait behind it: one that is turned is held whole, up to 256 MB. */
let queue: Promise<unknown> = Promise.resolve();

/**
 * Draws a picture anew, upright and with nothing but its pixels: where it was taken, by what, and whatever else was
 * hidden in the file is left behind. One at a time in a process, whoever else asks.
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

const tooManyPixels = (most: number) =>
  withValues(FILE_MESSAGES.pixels, { limit: most / 1_000_000 });

/** What Node says of files has a code; what libvips says of pictures has none. */
const isOfDisk = (error: unknown): boolean => error instanceof Error && 'code' in error;

const isTooManyPixels = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('pixel limit');
