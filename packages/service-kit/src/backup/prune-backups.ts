import type { BackupTarget } from './backup-target.js';
import { finishedBackups, keyOfFile, readManifest } from './manifest.js';

/**
 * Keeps the newest backups and removes the older ones, those that were never finished, and the files that none of the
 * kept ones has. Where one of the kept is damaged nothing of the files goes: nobody knows which are its.
 *
 * @returns the names of the backups that are kept
 */
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
