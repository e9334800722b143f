import type { Disk } from 'flydrive';
import type { EntityManager } from 'typeorm';
import { safeFileName, StoredFile } from '@phantom/files';
import { upsert } from '@phantom/service-kit';

/** The seed writes rows to the database and bytes to the storage. */
export interface SeedContext {
  manager: EntityManager;
  storage: Disk;
}

/** Stores a PDF in `folder`. The PDF is rendered only when its bytes are missing, for example after the folder was emptied. */
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
  return upsert(manager, StoredFile, { storageKey }, { name, contentType, bytes });
}

/** Whether the database has the file. A file that employees removed is not stored again. */
export const isKnownFile = (
  { manager }: SeedContext,
  folder: string,
  title: string,
): Promise<boolean> => manager.existsBy(StoredFile, { storageKey: keyOf(folder, title) });

const nameOf = (title: string) => safeFileName(title, 'pdf');

const keyOf = (folder: string, title: string) => `demo/${folder}/${nameOf(title)}`;
