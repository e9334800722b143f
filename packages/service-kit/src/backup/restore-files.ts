import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Disk } from 'flydrive';
import { StartupError } from '../errors/startup-error.js';
import { writeHashed } from '../files/receiving/write-hashed.js';
import type { BackupTarget } from './backup-target.js';
import { hashOf } from './hash-of.js';
import { isGone } from './is-gone.js';
import { keyOfFile, type SavedFile } from './manifest.js';

/**
 * Which of these files the storage lacks. Files that are there and the same are left.
 *
 * @throws StartupError where others lie in their places
 */
export async function missingFiles(storage: Disk, files: SavedFile[]): Promise<SavedFile[]> {
  const missing: SavedFile[] = [];
  const others: string[] = [];
  for (const file of files) {
    const found = await hashIn(storage, file.storageKey);
    if (found === undefined) missing.push(file);
    else if (found !== file.sha256) others.push(file.storageKey);
  }
  if (others.length === 0) return missing;
  throw new StartupError(
    `The storage has other files in the places of ${others.join(', ')}: restore into an empty one`,
  );
}

/** @throws StartupError where the backup has not, or no longer, what it should */
export async function putFiles(
  target: BackupTarget,
  storage: Disk,
  files: SavedFile[],
): Promise<void> {
  for (const file of files) await putFile(target, storage, file);
}

async function putFile(
  target: BackupTarget,
  storage: Disk,
  { storageKey, contentType, sha256 }: SavedFile,
): Promise<void> {
  const saved = await target.read(keyOfFile(sha256));
  const folder = await mkdtemp(join(tmpdir(), 'restore-'));
  try {
    const path = join(folder, 'bytes');
    if (!saved || (await writeHashed(saved, path)).sha256 !== sha256)
      throw new StartupError(`The backup is damaged: ${storageKey}`);
    await storage.copyFromFs(path, storageKey, { contentType });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function hashIn(storage: Disk, key: string): Promise<string | undefined> {
  try {
    await storage.getMetaData(key);
    return await hashOf(await storage.getStream(key));
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
