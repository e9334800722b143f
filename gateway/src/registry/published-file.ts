import { promisify } from 'node:util';
import { brotliDecompress, gunzip } from 'node:zlib';
import type { BundleFile, Store } from '@phantom/store';
import type { BundleAddress } from './bundle-address.js';
import { hasIntegrity } from './integrity.js';

const UNPACK = {
  '.br': promisify(brotliDecompress),
  '.gz': promisify(gunzip),
} as const;

type Suffix = keyof typeof UNPACK;

export const uncompressedName = (file: string): string => file.replace(/\.(br|gz)$/, '');

export const compressedNames = (file: string): string[] =>
  Object.keys(UNPACK).map((suffix) => file + suffix);

export const isCompressedFormOf = async (
  packed: Buffer,
  file: string,
  content: Buffer,
): Promise<boolean> => {
  const unpack = UNPACK[file.slice(-3) as Suffix];
  // A longer output cannot be the same content.
  const maxOutputLength = Math.max(content.byteLength, 1);
  return unpack(packed, { maxOutputLength }).then(
    (unpacked) => unpacked.equals(content),
    () => false,
  );
};

/** The file in the store does not have the published content. */
export class BundleMismatchError extends Error {
  override readonly name = 'BundleMismatchError';

  constructor({ name, folder }: BundleAddress, file: string) {
    super(`${name}/${folder}/${file} is not the file that was published`);
  }
}

/**
 * A file with its compressed forms, which come first.
 *
 * @param files of its bundle
 * @throws BundleMismatchError or StoreDamagedError if one of them does not have the published content
 */
export const readPublishedFile = async (
  store: Store,
  address: BundleAddress,
  files: ReadonlySet<string>,
  integrity: string | undefined,
): Promise<BundleFile[]> => {
  const read = async (name: string): Promise<BundleFile> => {
    const content = await store.readBundleFile(address.name, address.folder, name);
    if (!content) throw new Error(`${address.name}/${address.folder}/${name} is gone`);
    return { name, content };
  };
  const packed = compressedNames(address.file).filter((name) => files.has(name));
  const [file, ...packs] = await Promise.all([read(address.file), ...packed.map(read)]);
  if (integrity !== undefined && !hasIntegrity(file.content, integrity)) {
    throw new BundleMismatchError(address, file.name);
  }
  for (const { name, content } of packs) {
    if (!(await isCompressedFormOf(content, name, file.content)))
      throw new BundleMismatchError(address, name);
  }
  return [...packs, file];
};
