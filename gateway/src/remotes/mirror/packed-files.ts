import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';

/** What a publisher puts beside a file, packed ahead, and how it is read. */
const UNPACK = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
} as const;

type Suffix = keyof typeof UNPACK;

/** The name of the file that a packed one is of; every other name is its own. */
export const unpackedName = (file: string): string => file.replace(/\.(br|gz)$/, '');

/** The names that a file has packed. */
export const packedNames = (file: string): string[] =>
  Object.keys(UNPACK).map((suffix) => file + suffix);

/** Whether a packed file is of this content. */
export const isPackOf = async (packed: Buffer, file: string, content: Buffer): Promise<boolean> => {
  const unpack = UNPACK[file.slice(-3) as Suffix];
  // One byte more would be another file already.
  const maxOutputLength = Math.max(content.byteLength, 1);
  return unpack(packed, { maxOutputLength }).then(
    (unpacked) => unpacked.equals(content),
    () => false,
  );
};
