import { StartupError } from '../errors/startup-error.js';
import type { BackupTarget } from './backup-target.js';
import { hashOf, hashOfUnpacked } from './hash-of.js';
import {
  keyOfFile,
  keyOfTable,
  type Manifest,
  type SavedFile,
  type SavedTable,
} from './manifest.js';

/**
 * Reads all of a backup.
 *
 * @throws StartupError with the names of what is gone, or not as it was written
 */
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

/** @throws StartupError likewise */
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
