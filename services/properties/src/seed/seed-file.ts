import type { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import { safeFileName } from '../file/safe-file-name.js';
import { StoredFile } from '../file/stored-file.entity.js';

/** Where a demo load writes: rows go to the database, bytes to the storage. */
export interface SeedContext {
  manager: EntityManager;
  storage: Disk;
}

/**
 * Stores a PDF under `folder`, unless it is there already; its bytes are made only when they are
 * missing, for instance after the folder of files was emptied.
 */
export async function seedFile(
  { manager, storage }: SeedContext,
  folder: string,
  title: string,
  render: () => Promise<Uint8Array>,
): Promise<StoredFile> {
  const name = safeFileName(title, 'pdf');
  const storageKey = `demo/${folder}/${name}`;
  if (!(await storage.exists(storageKey))) await storage.put(storageKey, await render());
  const known = await manager.findOneBy(StoredFile, { storageKey });
  const contentType = 'application/pdf';
  return known ?? manager.save(manager.create(StoredFile, { storageKey, name, contentType }));
}
