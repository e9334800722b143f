import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import { brotliOptions } from '../common/brotli-options.js';
import type { Encoding } from './content-negotiation.js';

const compress = {
  br: (body: Buffer): Promise<Buffer> =>
    promisify(brotliCompress)(body, brotliOptions(BROTLI_QUALITY, body.byteLength)),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** The first client waits for the compression: 30 KB of JSON take about two milliseconds. */
const BROTLI_QUALITY = 5;

/** Bytes. A smaller body fits into the first packets as it is. */
const MIN_SIZE = 1_000;

const COMPRESSIBLE = /^(text\/|image\/svg|application\/(json|xml|[\w.]+\+(json|xml)))/i;

/** A body that is sent many times, and compressed at most once for each encoding. */
export class EncodedBody {
  private readonly forms: Partial<Record<Encoding, Buffer | Promise<Buffer>>>;
  private readonly isCompressible: boolean;

  constructor(
    readonly identity: Buffer,
    contentType = '',
  ) {
    this.forms = { identity };
    this.isCompressible = identity.byteLength >= MIN_SIZE && COMPRESSIBLE.test(contentType);
  }

  formFor(encoding: Encoding): Encoding {
    return this.isCompressible ? encoding : 'identity';
  }

  /** @returns the bytes without a promise if they exist already */
  in(encoding: Encoding): Buffer | Promise<Buffer> {
    return (this.forms[encoding] ??= this.compressed(encoding as Exclude<Encoding, 'identity'>));
  }

  private async compressed(encoding: Exclude<Encoding, 'identity'>): Promise<Buffer> {
    return (this.forms[encoding] = await compress[encoding](this.identity));
  }
}
