import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { BUILD_FILE } from './build-output.js';

export interface BundleFile {
  /** Relative to the build's folder, with forward slashes. */
  name: string;
  content: Buffer;
}

/** All files of a build in the order of their names, but for the bundler's description of it. */
export const readBundleFiles = async (distDir: string): Promise<BundleFile[]> => {
  const entries = await readdir(distDir, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(distDir, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .filter((name) => name !== BUILD_FILE)
    .sort();
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(path.join(distDir, name)) })),
  );
};

/** Equal for equal names and contents, 12 hex digits: part of the folder's name in the store. */
export const contentHash = (files: readonly BundleFile[]): string => {
  const hash = createHash('sha256');
  for (const { name, content } of files) {
    hash.update(`${name}\0${content.byteLength}\0`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
};

/** Subresource integrity of one file. */
export const integrityOf = (content: Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
