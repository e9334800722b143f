import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundleFile } from './bundle-file.js';

/** All files of a folder and the folders in it, in the order of their names. */
export const readFolder = async (folder: string): Promise<BundleFile[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(path.join(folder, name)) })),
  );
};
