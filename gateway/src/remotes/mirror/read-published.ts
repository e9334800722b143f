import type { BundleFile, Store } from '@phantom/store';
import { hasIntegrity } from '../integrity.js';
import type { BundleAddress } from './bundle-address.js';
import { isPackOf, packedNames } from './packed-files.js';

/** A file that the store has is not the one that was published. */
export class BundleRefusedError extends Error {
  override readonly name = 'BundleRefusedError';

  constructor({ name, folder }: BundleAddress, file: string) {
    super(`${name}/${folder}/${file} is not the file that was published`);
  }
}

/**
 * A file with what is packed of it, which comes first.
 *
 * @param files of its bundle
 * @param integrity of the file, where the registry has one
 * @throws BundleRefusedError or StoreDamagedError if one of them is another one than was published
 * @throws whatever the store throws
 */
export const readPublished = async (
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
  const packed = packedNames(address.file).filter((name) => files.has(name));
  const [file, ...packs] = await Promise.all([read(address.file), ...packed.map(read)]);
  if (integrity !== undefined && !hasIntegrity(file.content, integrity)) {
    throw new BundleRefusedError(address, file.name);
  }
  for (const { name, content } of packs) {
    if (!(await isPackOf(content, name, file.content))) throw new BundleRefusedError(address, name);
  }
  return [...packs, file];
};
