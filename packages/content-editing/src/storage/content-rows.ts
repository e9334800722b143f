import { actorOf, NotFoundError, StaleError, type TokenUser } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { CONTENT_MESSAGES } from '../messages.js';
import { ContentEntry, ContentRevision, type RevisionAction } from './content.entity.js';
import { updateMediaUse } from './media-use.js';
import type { ContentType } from '../types/content-type.js';
import { changedPaths, type EntryData } from '../types/entry-data.js';
import { searchTextOf, titleOf } from '../types/field-text.js';
import { changedTranslations } from '../types/translation-state.js';

/** @throws StaleError with the entry as it is now */
export async function lockEntry(
  manager: EntityManager,
  id: number,
  { version }: { version?: number } = {},
): Promise<ContentEntry> {
  const lock = { mode: 'for_no_key_update' } as const;
  const entry = await manager.findOne(ContentEntry, { where: { id }, lock });
  if (!entry) throw new NotFoundError();
  if (version !== undefined && version !== entry.version) {
    throw new StaleError({ id, version: entry.version }, CONTENT_MESSAGES.stale);
  }
  return entry;
}

/** Sets what is derived from the draft, and who changed it. */
export function setDraft(
  type: ContentType,
  entry: ContentEntry,
  draft: EntryData,
  user: TokenUser | null,
): void {
  const change = { before: entry.draft, after: draft, isLoaded: user === null };
  entry.translations = changedTranslations(type, entry.translations ?? {}, change);
  entry.draft = draft;
  entry.title = titleOf(type, draft);
  entry.searchText = searchTextOf(type, draft);
  if (user) Object.assign(entry, actorOf(user));
  if (entry.state === 'published') entry.state = 'changed';
}

/** Sets the draft of a locked entry, and who saved which fields in its next version. */
export function changeDraft(
  type: ContentType,
  entry: ContentEntry,
  draft: EntryData,
  user: TokenUser,
): void {
  const save = { version: entry.version + 1, ...actorOf(user) };
  const saves = changedPaths(type, entry.draft, draft).map((path) => [path, save] as const);
  entry.fieldSaves = { ...entry.fieldSaves, ...Object.fromEntries(saves) };
  setDraft(type, entry, draft, user);
}

/** The columns of a draft. */
const DRAFT = [
  ...(['draft', 'fieldSaves', 'translations', 'title', 'searchText'] as const),
  ...(['state', 'actorId', 'actorName'] as const),
] as const;

/** Stores the changed draft of a locked entry, which media it shows, and a revision. */
export async function saveDraft(
  manager: EntityManager,
  type: ContentType,
  entry: ContentEntry,
  revision: NewRevision,
): Promise<void> {
  await updateEntry(manager, entry, DRAFT);
  await updateMediaUse(manager, type, entry);
  await appendRevision(manager, entry, revision);
}

/** Stores columns of a locked entry. `save` would read the row again, with all its texts, to find what has changed. */
export async function updateEntry(
  manager: EntityManager,
  entry: ContentEntry,
  columns: readonly (keyof ContentEntry)[],
): Promise<void> {
  const changes = Object.fromEntries(columns.map((column) => [column, entry[column]]));
  // Sets `version` and `updatedAt` of the entry, too.
  const update = manager.createQueryBuilder().update(ContentEntry).set(changes).whereEntity(entry);
  await update.execute();
}

/** The next `{id}` of a type. The lock lasts until the transaction ends. */
export async function nextNumber(manager: EntityManager, type: string): Promise<number> {
  await manager.query(`SELECT pg_advisory_xact_lock(hashtext('content_entry ' || $1))`, [type]);
  return ((await manager.maximum(ContentEntry, 'number', { type })) ?? 0) + 1;
}

/** Milliseconds in which the saves of one person share a revision. */
const SHARED_FOR = 600_000;

interface NewRevision {
  action: RevisionAction;
  note?: string | null;
  /** Null for loaded content. */
  user: TokenUser | null;
}

/** Appends the current draft of a locked entry to its revisions. */
export async function appendRevision(
  manager: EntityManager,
  { id: entryId, draft: data }: Pick<ContentEntry, 'id' | 'draft'>,
  { action, note = null, user }: NewRevision,
): Promise<Pick<ContentRevision, 'id'>> {
  const last = await manager.findOne(ContentRevision, {
    select: { id: true, number: true, action: true, actorId: true, createdAt: true },
    where: { entryId },
    order: { number: 'DESC' },
  });
  const actor = user ? actorOf(user) : { actorId: null, actorName: null };
  const isShared =
    action === 'edited' &&
    last?.action === 'edited' &&
    last.actorId === actor.actorId &&
    Date.now() - last.createdAt.getTime() < SHARED_FOR;
  const updatedAt = new Date();
  if (isShared) {
    await manager.update(ContentRevision, { id: last.id }, { data: data as object, updatedAt });
    return last;
  }
  const number = (last?.number ?? 0) + 1;
  return manager.save(
    manager.create(ContentRevision, { data, updatedAt, entryId, number, action, note, ...actor }),
  );
}
