import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, createBrotliCompress, gzip } from 'node:zlib';
import Negotiator from 'negotiator';
import {
  filled,
  newNonce,
  NONCE_SLOT,
  type SlottedBody,
  slotted,
  withNonce,
} from './nonce-slot.js';

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
  identity: SlottedBody;
  /** Missing where it took another form than a nonce needs. */
  br?: SlottedBody;
}

/** @param quality of brotli */
export const compressPage = async (html: string, quality: number): Promise<CompressedPage> => {
  const identity = slotted(Buffer.from(html));
  const br = slotted(await brotliWithSlot(html, quality));
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
  if (kept) return filled(kept, nonce);
  const body = filled(page.identity, nonce);
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
  const [head = '', ...rest] = html.split(NONCE_SLOT);
  const stream = createBrotliCompress(qualityOf(quality));
  const body = buffer(stream);
  for (const piece of rest.length > 0 ? [head, NONCE_SLOT] : [head]) {
    stream.write(piece);
    stream.flush(constants.BROTLI_OPERATION_FLUSH);
  }
  stream.end(rest.join(NONCE_SLOT));
  return body;
};

/** Whether any nonce makes the same page of both. */
const isSame = async (identity: SlottedBody, br: SlottedBody): Promise<boolean> => {
  const nonce = newNonce();
  const text = await unpacked(filled(br, nonce)).catch(() => undefined);
  return text?.equals(filled(identity, nonce)) ?? false;
};

const qualityOf = (quality: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: quality },
});
