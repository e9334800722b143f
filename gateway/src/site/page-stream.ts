import { PassThrough, type Readable, type Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { type Encoding, QUICK } from './compressed-page.js';

/** A page that is sent in two pieces. */
export interface PageStream {
  body: Readable;
  /** Sends this now, however little it is. */
  begin: (html: string) => void;
  end: (html: string) => void;
}

export const pageStream = (encoding: Encoding): PageStream => {
  const stream = compressor(encoding);
  return {
    body: stream,
    begin: (html) => {
      stream.write(html);
      if ('flush' in stream) (stream as Flushable).flush(FLUSH[encoding]);
    },
    end: (html) => void stream.end(html),
  };
};

interface Flushable {
  flush: (kind?: number) => void;
}

const FLUSH: Partial<Record<Encoding, number>> = {
  br: constants.BROTLI_OPERATION_FLUSH,
  gzip: constants.Z_SYNC_FLUSH,
};

const compressor = (encoding: Encoding): Transform => {
  if (encoding === 'gzip') return createGzip();
  if (encoding === 'identity') return new PassThrough();
  return createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: QUICK } });
};
