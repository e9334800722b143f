import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundleFile } from './bundle-file.js';

/** The names of all files of a folder and the folders in it, in their order. */
export const listFolder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
};

/** All files of a folder and the folders in it, in the order of their names. */
export const readFolder = async (folder: string): Promise<BundleFile[]> => {
  const names = await listFolder(folder);
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(path.join(folder, name)) })),
  );
};
