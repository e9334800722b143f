import type { BackupPlace } from './backup-place.js';
import { finishedBackups, keyOfFile, readManifest } from './manifest.js';

/**
 * Keeps the newest backups and removes the older ones, those that were never finished, and the files that none of the
 * kept ones has. Where one of the kept is damaged nothing of the files goes: nobody knows which are its.
 *
 * @returns the names of the backups that are kept
 */
export async function pruneBackups(place: BackupPlace, keep: number): Promise<string[]> {
  const kept = (await finishedBackups(place)).slice(-keep);
  const known = await filesOf(place, kept);
  for (const key of await place.keys('sets')) {
    if (!kept.some((name) => key.startsWith(`sets/${name}/`))) await place.remove(key);
  }
  for (const key of await place.keys('files')) if (!known.has(key)) await place.remove(key);
  return kept;
}

async function filesOf(place: BackupPlace, backups: string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (const name of backups) {
    const { files } = await readManifest(place, name);
    for (const { sha256 } of files) known.add(keyOfFile(sha256));
  }
  return known;
}
