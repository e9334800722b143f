import { actorOf, NotFoundError, StaleError, type TokenUser } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { CONTENT_MESSAGES } from '../messages.js';
import { ContentEntry, ContentRevision, type RevisionAction } from './content.entity.js';
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
): Promise<ContentRevision> {
  const last = await manager.findOne(ContentRevision, {
    where: { entryId },
    order: { number: 'DESC' },
  });
  const actor = user ? actorOf(user) : { actorId: null, actorName: null };
  const isShared =
    action === 'edited' &&
    last?.action === 'edited' &&
    last.actorId === actor.actorId &&
    Date.now() - last.createdAt.getTime() < SHARED_FOR;
  const now = new Date();
  const revision = isShared
    ? manager.merge(ContentRevision, last, { updatedAt: now })
    : manager.create(ContentRevision, {
        ...{ entryId, number: (last?.number ?? 0) + 1, action, note, ...actor },
        updatedAt: now,
      });
  // `merge` would mix the old and the new JSON.
  revision.data = data;
  return manager.save(revision);
}
