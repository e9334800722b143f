import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeHashed } from '@phantom/files';
import { StartupError } from '@phantom/service-kit';
import type { Disk } from 'flydrive';
import { type BackupTarget, isGone } from './backup-target.js';
import { keyOfFile, type SavedFile } from './manifest.js';
import { hashOf } from './stored-backups.js';

/** A row of stored_file. */
export interface FileRow {
  storage_key: string;
  content_type: string;
  /** Null for files from before this column existed. */
  sha256: string | null;
}

export interface SavedFiles {
  files: SavedFile[];
  /** Keys of missing or changed files. */
  missing: string[];
}

/** Ensures that the target holds the bytes of all these files under their hash. Damaged copies are copied again. */
export async function saveFiles(
  target: BackupTarget,
  storage: Disk,
  rows: FileRow[],
): Promise<SavedFiles> {
  const saved: SavedFiles = { files: [], missing: [] };
  for (const row of rows) {
    const sha256 = (await storedHash(target, row.sha256)) ?? (await copyFile(target, storage, row));
    const { storage_key: storageKey, content_type: contentType } = row;
    if (sha256 === undefined) saved.missing.push(storageKey);
    else saved.files.push({ storageKey, contentType, sha256 });
  }
  return saved;
}

async function storedHash(
  target: BackupTarget,
  sha256: string | null,
): Promise<string | undefined> {
  if (sha256 === null) return undefined;
  const kept = await target.read(keyOfFile(sha256));
  return kept && (await hashOf(kept)) === sha256 ? sha256 : undefined;
}

async function copyFile(
  target: BackupTarget,
  storage: Disk,
  row: FileRow,
): Promise<string | undefined> {
  try {
    await storage.getMetaData(row.storage_key);
    const source = await storage.getStream(row.storage_key);
    const { sha256 } = await target.write(source, (written) => keyOfFile(written.sha256));
    // Changed bytes stay under their own hash until `pruneBackups` removes them.
    if (row.sha256 !== null && row.sha256 !== sha256) return undefined;
    if ((await storedHash(target, sha256)) === sha256) return sha256;
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
  throw new Error(`What was written to the backup for ${row.storage_key} is not what lies there`);
}

/** The files that the storage lacks. Equal files are skipped. @throws StartupError where the storage has other files under these keys */
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

/** @throws StartupError where the backup is damaged */
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
  return (await storage.exists(key)) ? hashOf(await storage.getStream(key)) : undefined;
}
