import { createHash } from 'node:crypto';
import type { RemoteDeclaration } from '@phantom/registry';
import { type BundleFile, readFolder } from '@phantom/store';
import { BUILD_FILE } from './build-output.js';

/** All files of a build in the order of their names, but for the bundler's description of it. */
export const readBundleFiles = async (distDir: string): Promise<BundleFile[]> => {
  const files = await readFolder(distDir);
  return files.filter(({ name }) => name !== BUILD_FILE);
};

/**
 * Equal for equal names and contents, 12 hex digits: part of the folder's name in the store. What a remote
 * declares counts as well: with other routes it is another version, which can be taken back.
 */
export const contentHash = (
  files: readonly BundleFile[],
  declaration?: RemoteDeclaration,
): string => {
  const hash = createHash('sha256');
  for (const { name, content } of files) {
    hash.update(`${name}\0${content.byteLength}\0`).update(content);
  }
  if (declaration) hash.update(JSON.stringify(declaration));
  return hash.digest('hex').slice(0, 12);
};

/** Subresource integrity of one file. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
