import {
  actorOf,
  AppError,
  FALLBACK_LANGUAGE,
  type Message,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { type EntityManager, In } from 'typeorm';
import { CONTENT_MESSAGES } from '../messages.js';
import { publishData, unpublishEntry } from './publish.js';
import { appendRevision } from '../storage/content-rows.js';
import { ContentEntry, ContentRevision } from '../storage/content.entity.js';
import { ContentRelease, ContentReleaseItem } from '../storage/release.entity.js';
import { ContentTypes } from '../types/content-types.js';

export interface LockedItem {
  item: ContentReleaseItem;
  entry: ContentEntry;
}

/**
 * Locks the entries of a release, in the order of their ids: two releases never wait for each other.
 *
 * @throws UnprocessableError for a release without entries
 */
export async function lockItems(
  manager: EntityManager,
  { id: releaseId }: ContentRelease,
): Promise<LockedItem[]> {
  const items = await manager.find(ContentReleaseItem, {
    where: { releaseId },
    order: { entryId: 'ASC', id: 'ASC' },
  });
  if (items.length === 0) throw new UnprocessableError(CONTENT_MESSAGES.releaseEmpty);
  const entries = await manager.find(ContentEntry, {
    where: { id: In(items.map(({ entryId }) => entryId)) },
    order: { id: 'ASC' },
    lock: { mode: 'for_no_key_update' },
  });
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  return items.flatMap((item) => {
    const entry = entryOf.get(item.entryId);
    return entry ? [{ item, entry }] : [];
  });
}

/** What goes live of a scheduled release, by the id of the revision. An open release has no revisions. */
export async function revisionsOf(
  manager: EntityManager,
  items: readonly ContentReleaseItem[],
): Promise<Map<number | null, ContentRevision>> {
  const ids = items.flatMap(({ revisionId }) => revisionId ?? []);
  const revisions = ids.length > 0 ? await manager.findBy(ContentRevision, { id: In(ids) }) : [];
  return new Map(revisions.map((revision) => [revision.id, revision]));
}

/**
 * Does what a locked release says, in the transaction: all of it or nothing. The caller stores the release.
 *
 * @throws UnprocessableError with the entry that prevents it
 */
export async function publishRelease(
  manager: EntityManager,
  types: ContentTypes,
  release: ContentRelease,
  user: TokenUser | null,
): Promise<void> {
  // All locks first: a publication holds the lock of the change number until its end.
  const items = await lockItems(manager, release);
  const revisions = await revisionsOf(
    manager,
    items.map(({ item }) => item),
  );
  for (const { item, entry } of items) {
    const data = revisions.get(item.revisionId)?.data ?? entry.draft;
    await naming(entry, async () => {
      refuseDeleted(entry);
      const type = types.named(entry.type);
      if (item.action === 'publish') {
        await publishData(manager, type, entry, data, user);
        return;
      }
      if (type.form !== 'collection') throw new UnprocessableError(CONTENT_MESSAGES.fixed);
      await unpublishEntry(manager, type, entry);
      await appendRevision(manager, entry, { action: 'unpublished', user });
    });
    await appendAuditEntry(manager, {
      actorId: user?.id ?? release.actorId,
      action: item.action === 'publish' ? 'published' : 'unpublished',
      record: { type: 'content', id: entry.id },
      details: { title: entry.title },
    });
  }
  release.state = 'published';
  release.publishedAt = new Date();
  release.failure = null;
}

/** @throws UnprocessableError for an entry of the bin: a release must not take it out */
export function refuseDeleted({ deletedAt }: ContentEntry): void {
  if (deletedAt) throw new UnprocessableError(CONTENT_MESSAGES.inBin);
}

/** Names the entry in the message of a refusal: a release has several. */
export async function naming(entry: ContentEntry, work: () => unknown): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const message: Message = (language = FALLBACK_LANGUAGE) =>
      CONTENT_MESSAGES.ofEntry(language, {
        title: entry.title,
        reason: error.messageIn(language),
      });
    throw new UnprocessableError(message);
  }
}

interface NewSchedule {
  action: ContentReleaseItem['action'];
  at: Date;
  /** What goes live: later edits do not. */
  revision?: Pick<ContentRevision, 'id'>;
  user: TokenUser;
}

/** Schedules the publication of one entry. */
export async function schedule(
  manager: EntityManager,
  { id: entryId, title }: ContentEntry,
  { action, at, revision, user }: NewSchedule,
): Promise<void> {
  const release = await manager.save(
    manager.create(ContentRelease, {
      ...{ name: title.slice(0, 120), entryId, state: 'scheduled', publishAt: at },
      ...actorOf(user),
    }),
  );
  const item = { releaseId: release.id, entryId, action, revisionId: revision?.id ?? null };
  await manager.insert(ContentReleaseItem, item);
}

/** Cancels the schedules of this entry. Releases that people put together stay. */
export async function cancelSchedules(manager: EntityManager, { id }: ContentEntry): Promise<void> {
  await manager.query(
    `UPDATE content_release SET state = 'cancelled', version = version + 1, updated_at = now()
     WHERE state = 'scheduled' AND entry_id = $1`,
    [id],
  );
}
