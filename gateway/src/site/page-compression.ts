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
import Negotiator from 'negotiator';
import {
  fillNonce,
  newNonce,
  NONCE_PLACEHOLDER,
  nonceTemplate,
  type NonceTemplate,
  withNonce,
} from '../common/nonce-placeholder.js';

const brotli = promisify(brotliCompress);
const unpacked = promisify(brotliDecompress);
const gzipped = promisify(gzip);

/** For a page that is compressed once and sent for long. */
export const THOROUGH = 9;
/** For a page that somebody waits for and that is soon made anew. */
export const QUICK = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page in the forms in which a nonce can be written into it. */
export interface CompressedPage {
  /** Of its content but for the nonce. */
  hash: string;
  identity: NonceTemplate;
  /** Missing where it took another form than a nonce needs. */
  br?: NonceTemplate;
}

/** @param quality of brotli */
export const compressPage = async (html: string, quality: number): Promise<CompressedPage> => {
  const identity = nonceTemplate(Buffer.from(html));
  const br = nonceTemplate(await brotliWithSlot(html, quality));
  const isFillable = await isSame(identity, br);
  return { hash: shortHash(withNonce(html, '')), identity, ...(isFillable && { br }) };
};

/** The page as one answer has it. */
export const bodyOf = async (
  page: CompressedPage,
  encoding: Encoding,
  nonce: string,
): Promise<Buffer> => {
  const kept = encoding === 'gzip' ? undefined : page[encoding];
  if (kept) return fillNonce(kept, nonce);
  const body = fillNonce(page.identity, nonce);
  return encoding === 'gzip' ? gzipped(body) : brotli(body, qualityOf(QUICK));
};

/** Bytes of all its forms. */
export const sizeOf = ({ identity, br }: CompressedPage): number =>
  identity.bytes.byteLength + (br?.bytes.byteLength ?? 0);

/** The smallest form that an `Accept-Encoding` allows. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const headers = { 'accept-encoding': acceptEncoding };
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};

export const shortHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 27);

/**
 * Compresses the first slot apart: random characters alone are left as they are, and the later slots refer to them. So
 * a nonce written there is the nonce of the whole page, and no answer has to be compressed anew.
 */
const brotliWithSlot = (html: string, quality: number): Promise<Buffer> => {
  const [head = '', ...rest] = html.split(NONCE_PLACEHOLDER);
  const stream = createBrotliCompress(qualityOf(quality));
  const body = buffer(stream);
  for (const piece of rest.length > 0 ? [head, NONCE_PLACEHOLDER] : [head]) {
    stream.write(piece);
    stream.flush(constants.BROTLI_OPERATION_FLUSH);
  }
  stream.end(rest.join(NONCE_PLACEHOLDER));
  return body;
};

/** Whether any nonce makes the same page of both. */
const isSame = async (identity: NonceTemplate, br: NonceTemplate): Promise<boolean> => {
  const nonce = newNonce();
  const text = await unpacked(fillNonce(br, nonce)).catch(() => undefined);
  return text?.equals(fillNonce(identity, nonce)) ?? false;
};

const qualityOf = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});

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
