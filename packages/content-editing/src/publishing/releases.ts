import { actorOf, type TokenUser } from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import type { EntityManager } from 'typeorm';
import { publishData, unpublishEntry } from './publish.js';
import { appendRevision, lockEntry } from '../storage/content-rows.js';
import { ContentEntry, ContentRevision } from '../storage/content.entity.js';
import { ContentRelease, ContentReleaseItem } from '../storage/release.entity.js';
import { ContentTypes } from '../types/content-types.js';

/** Does what a locked release says, in the transaction: all of it or nothing. */
export async function publishRelease(
  manager: EntityManager,
  types: ContentTypes,
  release: ContentRelease,
  user: TokenUser | null,
): Promise<void> {
  const items = await manager.find(ContentReleaseItem, {
    where: { releaseId: release.id },
    order: { entryId: 'ASC' },
  });
  for (const { entryId, action, revisionId } of items) {
    const entry = await lockEntry(manager, entryId);
    const type = types.named(entry.type);
    if (action === 'unpublish') {
      await unpublishEntry(manager, type, entry);
      await appendRevision(manager, entry, { action: 'unpublished', user });
    } else {
      const revision = revisionId && (await manager.findOneBy(ContentRevision, { id: revisionId }));
      await publishData(manager, type, entry, revision ? revision.data : entry.draft, user);
    }
    await appendAuditEntry(manager, {
      actorId: user?.id ?? release.actorId,
      action: action === 'publish' ? 'published' : 'unpublished',
      record: { type: 'content', id: entryId },
      details: { title: entry.title },
    });
  }
  await manager.update(
    ContentRelease,
    { id: release.id },
    { state: 'published', publishedAt: new Date() },
  );
}

interface NewSchedule {
  action: ContentReleaseItem['action'];
  at: Date;
  /** What goes live: later edits do not. */
  revision?: ContentRevision;
  user: TokenUser;
}

export async function schedule(
  manager: EntityManager,
  { id: entryId, title }: ContentEntry,
  { action, at, revision, user }: NewSchedule,
): Promise<void> {
  const release = await manager.save(
    manager.create(ContentRelease, {
      ...{ name: title.slice(0, 120), state: 'scheduled', publishAt: at },
      ...actorOf(user),
    }),
  );
  const item = { releaseId: release.id, entryId, action, revisionId: revision?.id ?? null };
  await manager.insert(ContentReleaseItem, item);
}

/** Cancels the schedules that are about this entry alone. Releases of several entries stay. */
export async function cancelSchedules(manager: EntityManager, { id }: ContentEntry): Promise<void> {
  await manager.query(
    `UPDATE content_release SET state = 'cancelled', version = version + 1, updated_at = now()
     WHERE state = 'scheduled'
       AND id IN (SELECT release_id FROM content_release_item WHERE entry_id = $1)
       AND (SELECT count(*) FROM content_release_item WHERE release_id = content_release.id) = 1`,
    [id],
  );
}
