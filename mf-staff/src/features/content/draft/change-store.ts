import { createStore, del, get, keys, set, type UseStore } from 'idb-keyval';
import type { EntryRef, FieldChange } from '../api/entries';
import { CONTENT_SERVICES, type ContentService } from '../../../shared/content-services';

/** Changes that the server does not have yet. */
export interface StoredChanges {
  /** The version of the entry that the changes were made from. */
  version: number;
  changes: FieldChange[];
  /** Milliseconds since 1970. */
  storedAt: number;
}

let database: UseStore | undefined;

const open = () => (database ??= createStore('mf-staff-content', 'changes'));

/**
 * Stores the changes of one person to one entry in IndexedDB until the server has them. The end of a session clears the other storages
 * of the browser. Nothing here ever rejects: where the browser refuses to store, changes last until the page is closed.
 */
export class ChangeStore {
  private work: Promise<unknown> = Promise.resolve();
  private readonly key: string;

  constructor(userId: number, { service, id }: EntryRef) {
    this.key = `${userId}/${service}/${id}`;
  }

  read(): Promise<StoredChanges | undefined> {
    return this.work.then(() => get<StoredChanges>(this.key, open())).catch(() => undefined);
  }

  /** One after the other: an older state must not overtake a newer one. */
  save(changes: StoredChanges): void {
    this.work = this.work.then(() => set(this.key, changes, open())).catch(() => undefined);
  }

  clear(): void {
    this.work = this.work.then(() => del(this.key, open())).catch(() => undefined);
  }
}

/** The entries with changes of a person that the server does not have. */
export async function unsavedEntries(userId: number): Promise<EntryRef[]> {
  const stored = await keys<string>(open()).catch(() => []);
  return stored.flatMap((key) => {
    const [owner, name, id] = key.split('/');
    const service = CONTENT_SERVICES.find((each: ContentService) => each === name);
    return owner === String(userId) && service ? [{ service, id: Number(id) }] : [];
  });
}
