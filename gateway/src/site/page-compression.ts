import { createHash } from 'node:crypto';
import { PassThrough, type Readable, type Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliDecompress,
  constants,
  createBrotliCompress,
  createGzip,
  gzip,
} from 'node:zlib';
import type { Encoding } from '../cache/content-negotiation.js';
import { brotliOptions } from '../common/brotli-options.js';
import {
  fillNonce,
  newNonce,
  NONCE_PLACEHOLDER,
  nonceTemplate,
  type NonceTemplate,
  withNonce,
} from '../common/nonce-placeholder.js';

const compressBrotli = promisify(brotliCompress);
const decompressBrotli = promisify(brotliDecompress);
const compressGzip = promisify(gzip);

/** The brotli quality of a page that is compressed once and sent for a long time. */
export const THOROUGH = 9;
/** The brotli quality of a page for which a client waits, and which is soon made anew. */
export const QUICK = 5;

/** A page whose nonce can be replaced without compressing it again. */
export interface CompressedPage {
  /** Of the content without the nonce. */
  hash: string;
  identity: NonceTemplate;
  /** Missing if the compressor changed the placeholder. */
  br?: NonceTemplate;
}

/** `PageCompressor` runs it in a thread. */
export const compressPage = async (html: string, quality: number): Promise<CompressedPage> => {
  const identity = nonceTemplate(Buffer.from(html));
  const br = nonceTemplate(await brotliTemplate(html, quality));
  const isFillable = await isSame(identity, br);
  return { hash: shortHash(withNonce(html, '')), identity, ...(isFillable && { br }) };
};

export const bodyOf = async (
  page: CompressedPage,
  encoding: Encoding,
  nonce: string,
): Promise<Buffer> => {
  const template = encoding === 'gzip' ? undefined : page[encoding];
  if (template) return fillNonce(template, nonce);
  const body = fillNonce(page.identity, nonce);
  return encoding === 'gzip'
    ? compressGzip(body)
    : compressBrotli(body, brotliOptions(QUICK, body.byteLength));
};

export const sizeOf = ({ identity, br }: CompressedPage): number =>
  identity.bytes.byteLength + (br?.bytes.byteLength ?? 0);

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 27);

/**
 * Flushes the compressor before and after the first placeholder. Random characters do not compress, so that they stay
 * as they are, and the later placeholders refer back to them. A nonce written over the first one replaces all of them.
 */
const brotliTemplate = (html: string, quality: number): Promise<Buffer> => {
  const [head = '', ...rest] = html.split(NONCE_PLACEHOLDER);
  const stream = createBrotliCompress(brotliOptions(quality, html.length));
  const body = buffer(stream);
  for (const piece of rest.length > 0 ? [head, NONCE_PLACEHOLDER] : [head]) {
    stream.write(piece);
    stream.flush(constants.BROTLI_OPERATION_FLUSH);
  }
  stream.end(rest.join(NONCE_PLACEHOLDER));
  return body;
};

/** With another nonce. */
const isSame = async (identity: NonceTemplate, br: NonceTemplate): Promise<boolean> => {
  const nonce = newNonce();
  const text = await decompressBrotli(fillNonce(br, nonce)).catch(() => undefined);
  return text?.equals(fillNonce(identity, nonce)) ?? false;
};

/** Bytes of a page whose size is not known yet. */
const USUAL_SIZE = 128 * 1024;

/** A page that is sent in two parts. */
export interface PageStream {
  body: Readable;
  /** Sends this part at once, however small it is. */
  begin: (html: string) => void;
  end: (html: string) => void;
}

export const pageStream = (encoding: Encoding): PageStream => {
  const stream = compressorOf(encoding);
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

const compressorOf = (encoding: Encoding): Transform => {
  if (encoding === 'gzip') return createGzip();
  if (encoding === 'identity') return new PassThrough();
  return createBrotliCompress(brotliOptions(QUICK, USUAL_SIZE));
};
