import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { catalogue, type Picture } from './catalogue.js';
import { brandFiles } from './brand/brand-files.js';
import { clearWorkshop, digest, isCurrent, replaceFolder } from './output/cache.js';
import { DrawingError } from './output/failure.js';
import { fileNames } from './output/kinds.js';
import { sourceDigest } from './output/source-digest.js';

export interface GenerateOptions {
  /** The folder that is served as /pictures. */
  out: string;
  /** Called after every picture that had to be drawn. */
  onProgress?: (done: number, total: number) => void;
  /** Pictures in flight at once. */
  concurrency?: number;
  signal?: AbortSignal;
  /** Draws only the pictures that it accepts; all when absent. */
  only?: (id: string) => boolean;
}

export interface GenerateResult {
  drawn: number;
  unchanged: number;
}

/** A picture and the digest of all that it is drawn from. */
interface Order {
  picture: Picture;
  stamp: string;
}

/**
 * Draws every picture that the demo data refers to and that is not there yet.
 *
 * @throws DrawingError with one readable line, e.g. on a full disk; what was finished before stays
 */
export async function generateIllustrations(options: GenerateOptions): Promise<GenerateResult> {
  const orders = await ordersFor(options);
  const current = await Promise.all(
    orders.map(({ picture, stamp }) =>
      isCurrent(join(options.out, picture.id), stamp, filesOf(picture)),
    ),
  );
  const missing = orders.filter((_, index) => !current[index]);
  if (missing.length > 0) await drawAll(missing, options);
  return { drawn: missing.length, unchanged: orders.length - missing.length };
}

async function ordersFor({ only = () => true }: GenerateOptions): Promise<Order[]> {
  const [pictures, source] = await Promise.all([catalogue(), sourceDigest()]);
  return pictures
    .filter(({ id }) => only(id))
    .map((picture) => ({ picture, stamp: digest(source, picture.id, picture.facts) }));
}

async function drawAll(orders: readonly Order[], options: GenerateOptions): Promise<void> {
  const { out, concurrency = availableParallelism() + 1, onProgress, signal } = options;
  const limit = pLimit(concurrency);
  let done = 0;
  const fulfil = async ({ picture, stamp }: Order) => {
    signal?.throwIfAborted();
    await replaceFolder(out, picture.id, stamp, (folder) => write(picture, folder));
    onProgress?.(++done, orders.length);
  };
  const giveUp = (picture: Picture) => (error: unknown) => {
    limit.clearQueue();
    signal?.throwIfAborted();
    throw new DrawingError(picture.id, out, error);
  };
  try {
    await Promise.all(
      orders.map((order) => limit(() => fulfil(order)).catch(giveUp(order.picture))),
    );
  } finally {
    await clearWorkshop(out).catch(() => undefined);
  }
}

function filesOf(picture: Picture): string[] {
  return picture.kind === 'brand' ? brandFiles.map(({ name }) => name) : fileNames(picture.kind);
}

// The drawing code is loaded only when something has to be drawn: a start with nothing to do stays quick.
async function write(picture: Picture, folder: string): Promise<void> {
  if (picture.kind === 'brand') {
    const { writeBrand } = await import('./brand/write-brand.js');
    return writeBrand(folder);
  }
  const [{ draw }, { rasterise }] = await Promise.all([
    import('./draw-picture.js'),
    import('./output/rasterise.js'),
  ]);
  await rasterise(draw(picture), picture.kind, folder);
}
