import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { constants, createBrotliCompress, createGunzip, createGzip } from 'node:zlib';

export type Compression = 'br' | 'gzip';

/** Somebody waits for the first one, which may have 50 MB of much the same. */
const BROTLI_QUALITY = 4;

/** Compresses a long text as it is written, so that it is never in memory whole. */
export const compressed = (pieces: Iterable<string>, encoding: Compression): Promise<Buffer> => {
  const params = { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY };
  const compressor = encoding === 'br' ? createBrotliCompress({ params }) : createGzip();
  return buffer(Readable.from(pieces, { objectMode: false }).pipe(compressor));
};

/** For the few who take no compression. */
export const uncompressed = (gzip: Buffer): Readable =>
  Readable.from([gzip], { objectMode: false }).pipe(createGunzip());
