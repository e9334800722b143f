import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import Negotiator from 'negotiator';

export type Encoding = 'br' | 'gzip' | 'identity';

const compress = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.byteLength,
      },
    }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Somebody waits for the first one: 30 KB of JSON take about two milliseconds. */
const BROTLI_QUALITY = 5;

/** Bytes. Below, an answer fits into the first packets as it is. */
const WORTHWHILE = 1_000;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|[\w.]+\+(json|xml)))/i;

/** A body that is sent many times: compressed at most once for each encoding. */
export class EncodedBody {
  private readonly forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  private readonly isWorthwhile: boolean;

  constructor(
    readonly identity: Buffer,
    contentType = '',
  ) {
    this.forms = { identity };
    this.isWorthwhile = identity.byteLength >= WORTHWHILE && COMPRESSIBLE.test(contentType);
  }

  /** The encoding in which this body goes to a client that prefers `encoding`. */
  formFor(encoding: Encoding): Encoding {
    return this.isWorthwhile ? encoding : 'identity';
  }

  /** @returns the bytes at once where they exist */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    return (this.forms[encoding] ??= this.compressed(encoding as Exclude<Encoding, 'identity'>));
  }

  private async compressed(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    return (this.forms[encoding] = await compress[encoding](this.identity));
  }
}

const remembered = new LRUCache<string, Encoding>({ max: 200 });

/** The smallest encoding that an `Accept-Encoding` allows. */
export const acceptedEncoding = (header = ''): Encoding => {
  const known = remembered.get(header);
  if (known) return known;
  const headers = { 'accept-encoding': header };
  const accepted = new Negotiator({ headers }).encodings(['br', 'gzip']);
  const encoding = accepted.includes('br') ? 'br' : accepted.includes('gzip') ? 'gzip' : 'identity';
  if (header.length < 200) remembered.set(header, encoding);
  return encoding;
};
