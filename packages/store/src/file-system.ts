import { randomUUID } from 'node:crypto';
import { open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { BundleFile } from './store.js';

/** Returns the paths of all files in a folder and its subfolders, sorted, with forward slashes. */
export const listFolder = async (folder: string): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'))
    .sort();
};

/** Reads all files in a folder and its subfolders, sorted by name. */
export const readFolder = async (folder: string): Promise<BundleFile[]> => {
  const names = await listFolder(folder);
  return Promise.all(
    names.map(async (name) => ({ name, content: await readFile(path.join(folder, name)) })),
  );
};

/** Replaces a file. Readers see either the old or the new content, even after a crash during the write. The folder must exist. */
export const writeAtomically = async (file: string, content: string | Buffer): Promise<void> => {
  const temporary = `${file}.${randomUUID()}`;
  try {
    const handle = await open(temporary, 'w');
    try {
      await handle.writeFile(content);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(temporary, file);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  }
};

/** Handles the error of a file or folder that may be missing. */
export const undefinedIfMissing = (error: NodeJS.ErrnoException): undefined => {
  if (error.code === 'ENOENT') return undefined;
  throw error;
};
