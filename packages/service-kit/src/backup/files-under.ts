import type { Disk } from 'flydrive';
import { isGone } from './is-gone.js';

/** The keys of all files in a folder of a storage; none where there is no such folder. */
export async function filesUnder(disk: Disk, folder: string): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await pageOf(disk, folder, paginationToken);
    for (const object of page?.objects ?? []) if (object.isFile) keys.push(object.key);
    paginationToken = page?.paginationToken;
  } while (paginationToken);
  return keys;
}

async function pageOf(disk: Disk, folder: string, paginationToken?: string) {
  try {
    return await disk.listAll(folder, { recursive: true, paginationToken });
  } catch (error) {
    if (isGone(error)) return undefined;
    throw error;
  }
}
