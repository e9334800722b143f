import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { StartupError } from '@phantom/service-kit';
import type { BackupTarget } from './backup-target.js';
import {
  finishedBackups,
  keyOfFile,
  keyOfTable,
  type Manifest,
  readManifest,
  type SavedFile,
  type SavedTable,
} from './manifest.js';

/** Verifies a backup. @throws StartupError with the names of missing or damaged parts */
export async function checkBackup(
  target: BackupTarget,
  backup: string,
  { tables, files }: Manifest,
): Promise<void> {
  await checkTables(target, backup, tables);
  const damaged: string[] = [];
  for (const file of files) if (!(await isWhole(target, file))) damaged.push(file.storageKey);
  refuse(backup, damaged);
}

/** Verifies the tables of a backup. @throws StartupError likewise */
export async function checkTables(
  target: BackupTarget,
  backup: string,
  tables: SavedTable[],
): Promise<void> {
  const damaged: string[] = [];
  for (const { name, sha256 } of tables) {
    const kept = await target.read(keyOfTable(backup, name));
    if (!kept || (await hashOfUnpacked(kept)) !== sha256) damaged.push(`the table ${name}`);
  }
  refuse(backup, damaged);
}

async function isWhole(target: BackupTarget, { sha256 }: SavedFile): Promise<boolean> {
  const kept = await target.read(keyOfFile(sha256));
  return kept !== undefined && (await hashOf(kept)) === sha256;
}

function refuse(backup: string, damaged: string[]): void {
  if (damaged.length === 0) return;
  throw new StartupError(`The backup ${backup} is damaged: ${damaged.join(', ')}`);
}

/** Removes older and unfinished backups, and files that no kept one needs; none where a kept one is damaged. Returns the kept names. */
export async function pruneBackups(target: BackupTarget, keep: number): Promise<string[]> {
  const kept = (await finishedBackups(target)).slice(-keep);
  const known = await filesOf(target, kept);
  for (const key of await target.keys('sets')) {
    if (!kept.some((name) => key.startsWith(`sets/${name}/`))) await target.remove(key);
  }
  for (const key of await target.keys('files')) if (!known.has(key)) await target.remove(key);
  return kept;
}

async function filesOf(target: BackupTarget, backups: string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const name of backups) {
    const { files } = await readManifest(target, name);
    for (const { sha256 } of files) known.add(keyOfFile(sha256));
  }
  return known;
}

/** The SHA-256 of all bytes of a stream, in hexadecimal. */
export async function hashOf(source: Readable): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(source, hash);
  return hash.digest('hex');
}

/** The same of gzip's output; undefined where it cannot be decompressed. */
export async function hashOfUnpacked(source: Readable): Promise<string | undefined> {
  const hash = createHash('sha256');
  try {
    await pipeline(source, createGunzip(), hash);
    return hash.digest('hex');
  } catch (error) {
    // Z_DATA_ERROR, Z_BUF_ERROR …: the bytes are damaged.
    if (String((error as NodeJS.ErrnoException).code).startsWith('Z_')) return undefined;
    throw error;
  }
}
