import { type EntityManager, In, type SelectQueryBuilder } from 'typeorm';
import { ContentEntriesQueryDto } from './entry.dto.js';
import type { EntrySchedule } from './entry.mapper.js';
import { ContentEntry } from '../storage/content.entity.js';
import { ContentRelease, ContentReleaseItem } from '../storage/release.entity.js';
import { UNTRANSLATED_STATES } from '../types/translation-state.js';

const SCHEDULED_ENTRIES = `(SELECT item.entry_id FROM content_release_item item
  JOIN content_release release ON release.id = item.release_id WHERE release.state = 'scheduled')`;

const STORED_STATE = `(entry.translations -> :untranslated ->> 'state')`;

/** Adds the filters of a list to its query. */
export function filterEntries(
  rows: SelectQueryBuilder<ContentEntry>,
  { type, q, state, untranslated, by, since }: ContentEntriesQueryDto,
): void {
  rows.where(state === 'deleted' ? 'entry.deletedAt IS NOT NULL' : 'entry.deletedAt IS NULL');
  if (type) rows.andWhere('entry.type = :type', { type });
  if (state === 'review') rows.andWhere('entry.reviewRequestedAt IS NOT NULL');
  else if (state === 'scheduled') rows.andWhere(`entry.id IN ${SCHEDULED_ENTRIES}`);
  else if (state) rows.andWhere('entry.state = :state', { state });
  if (by) rows.andWhere('entry.actorId = :by', { by });
  if (since) rows.andWhere('entry.updatedAt >= :since', { since });
  if (untranslated) {
    const states = { untranslated, states: UNTRANSLATED_STATES };
    rows.andWhere(`${STORED_STATE} IN (:...states)`, states);
  }
  searchEntries(rows, q);
}

/** Finds words in any field. */
export function searchEntries(rows: SelectQueryBuilder<ContentEntry>, q: string | undefined): void {
  const words = (q ?? '').match(/[\p{L}\p{N}]+/gu);
  // The last word may be incomplete: a list is searched while one types.
  if (words) {
    rows.andWhere(`entry.searchWords @@ to_tsquery('simple', :words)`, {
      words: words.map((word) => `${word}:*`).join(' & '),
    });
  }
}

/** The next scheduled times of some entries. */
export async function schedulesOf(
  manager: EntityManager,
  entries: Pick<ContentEntry, 'id'>[],
): Promise<(id: number) => EntrySchedule> {
  const items = await manager.findBy(ContentReleaseItem, {
    entryId: In(entries.map(({ id }) => id)),
  });
  const releases = await manager.findBy(ContentRelease, {
    id: In(items.map(({ releaseId }) => releaseId)),
    state: 'scheduled',
  });
  const timeOf = new Map(releases.map(({ id, publishAt }) => [id, publishAt]));
  return (id) => {
    const next = (action: ContentReleaseItem['action']) =>
      items
        .filter((item) => item.entryId === id && item.action === action)
        .flatMap(({ releaseId }) => timeOf.get(releaseId) ?? [])
        .sort((one, other) => one.getTime() - other.getTime())[0] ?? null;
    return { publishAt: next('publish'), unpublishAt: next('unpublish') };
  };
}
