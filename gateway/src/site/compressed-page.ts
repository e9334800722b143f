import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** For a page that is compressed once and sent for long. */
export const THOROUGH = 9;
/** For a page that somebody waits for and that is soon made anew. */
export const QUICK = 5;

export type Encoding = 'br' | 'gzip' | 'identity';

/** A page in all the forms that a browser may ask for. */
export interface CompressedPage {
  etag: string;
  bodies: Record<Encoding, Buffer>;
}

/** @param quality of brotli */
export const compressPage = async (html: string, quality: number): Promise<CompressedPage> => {
  const identity = Buffer.from(html);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [br, gz] = await Promise.all([brotli(identity, { params }), gzipped(identity)]);
  const hash = createHash('sha256').update(identity).digest('base64url').slice(0, 27);
  return { etag: `W/"${hash}"`, bodies: { br, gzip: gz, identity } };
};

/** Bytes of all its forms. */
export const sizeOf = ({ bodies }: CompressedPage): number =>
  Object.values(bodies).reduce((sum, { byteLength }) => sum + byteLength, 0);

/** The smallest form that an `Accept-Encoding` allows. */
export const encodingFor = (acceptEncoding: string | undefined): Encoding => {
  const headers = { 'accept-encoding': acceptEncoding };
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
};
