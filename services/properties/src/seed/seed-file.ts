import type { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import { keepRow } from '@phantom/service-kit';
import { safeFileName, StoredFile } from '@phantom/service-kit/files';

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
  const name = nameOf(title);
  const storageKey = keyOf(folder, title);
  if (!(await storage.exists(storageKey))) await storage.put(storageKey, await render());
  const { contentLength: bytes } = await storage.getMetaData(storageKey);
  const contentType = 'application/pdf';
  return keepRow(manager, StoredFile, { storageKey }, { name, contentType, bytes });
}

/** Whether the database has the file still: what employees removed is not made again. */
export const isKnownFile = (
  { manager }: SeedContext,
  folder: string,
  title: string,
): Promise<boolean> => manager.existsBy(StoredFile, { storageKey: keyOf(folder, title) });

const nameOf = (title: string) => safeFileName(title, 'pdf');

const keyOf = (folder: string, title: string) => `demo/${folder}/${nameOf(title)}`;
