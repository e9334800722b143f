import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BundleFile } from '@phantom/store';

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

const TEXT_FILE = /\.(js|mjs|css|html|json|svg|txt)$/;

/** What `precompress` makes. */
export const COMPRESSED_FILE = /\.(br|gz)$/;

/** Below this a packet carries the file anyway. */
const WORTHWHILE_BYTES = 1024;

/** The `.br` and `.gz` siblings that a server hands out in a text file's place. */
export const precompress = async ({ name, content }: BundleFile): Promise<BundleFile[]> => {
  if (!TEXT_FILE.test(name) || content.byteLength < WORTHWHILE_BYTES) return [];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
  };
  const [br, gz] = await Promise.all([brotli(content, { params }), gzipped(content, { level: 9 })]);
  return [
    { name: `${name}.br`, content: br },
    { name: `${name}.gz`, content: gz },
  ];
};
