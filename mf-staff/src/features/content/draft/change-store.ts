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
  /** What is written next; null removes it, undefined: nothing is. */
  private next: StoredChanges | null | undefined;
  private readonly key: string;

  constructor(userId: number, { service, id }: EntryRef) {
    this.key = `${userId}/${service}/${id}`;
  }

  read(): Promise<StoredChanges | undefined> {
    return this.work.then(() => get<StoredChanges>(this.key, open())).catch(() => undefined);
  }

  save(changes: StoredChanges): void {
    this.write(changes);
  }

  clear(): void {
    this.write(null);
  }

  /** One after the other. On a slow device only the newest state is written: a queue of older ones would be lost with the tab. */
  private write(next: StoredChanges | null): void {
    const isQueued = this.next !== undefined;
    this.next = next;
    if (!isQueued) this.work = this.work.then(() => this.writeNext()).catch(() => undefined);
  }

  private writeNext(): Promise<void> {
    const { next } = this;
    this.next = undefined;
    return next ? set(this.key, next, open()) : del(this.key, open());
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
