import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { ContentEntriesQueryDto } from './entry.dto.js';
import type { EntrySchedule } from './entry.mapper.js';
import { ContentEntry } from '../storage/content.entity.js';
import {
  ContentRelease,
  ContentReleaseItem,
  type ReleaseItemAction,
} from '../storage/release.entity.js';

const SCHEDULED_ENTRIES = `(SELECT item.entry_id FROM content_release_item item
  JOIN content_release release ON release.id = item.release_id WHERE release.state = 'scheduled')`;

/** Adds the filters of a list to its query. */
function filterEntries(
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
  if (untranslated)
    rows.andWhere('jsonb_exists(entry.untranslated, :untranslated)', { untranslated });
  searchEntries(rows, q);
}

/**
 * Words in any field. The planner does not know what it costs to decompress the words of an entry, and would check those of
 * all entries that another index finds. `OFFSET 0` keeps the index of the words apart from the other filters.
 */
const FOUND_ENTRIES = `(SELECT word.id FROM content_entry word
  WHERE word.search_words @@ to_tsquery('simple', :words) OFFSET 0)`;

/** Finds words in any field, in a transaction with `useWordIndex`. */
export function searchEntries(rows: SelectQueryBuilder<ContentEntry>, q: string | undefined): void {
  const words = (q ?? '').match(/[\p{L}\p{N}]+/gu) ?? [];
  // The last word may be incomplete: a list is searched while one types.
  rows.setParameter('words', words.map((word) => `${word}:*`).join(' & '));
  if (words.length > 0) rows.andWhere(`entry.id IN ${FOUND_ENTRIES}`);
}

/**
 * How well the title and the addresses of an entry match the searched words; the shorter they are, the better. It is 0 for an
 * entry that has the words in other fields only, which are too long to be ranked for a list.
 */
const RELEVANCE = `ts_rank(
  to_tsvector('simple', concat_ws(' ', entry.title, (SELECT string_agg(address.slug, ' ')
    FROM content_address address WHERE address.entry_id = entry.id AND address.is_current))),
  to_tsquery('simple', :words), 2)`;

/** Small tables too are searched by their index: entries are few in the planner's eyes and have thousands of words. */
export const useWordIndex = (manager: EntityManager): Promise<unknown> =>
  manager.query('SET LOCAL enable_seqscan = off');

/** The columns of a row of a list: what is published is as large as the draft. */
const ROW_COLUMNS = [
  ...['id', 'type', 'number', 'key', 'position', 'state', 'draft', 'translations', 'title'],
  ...['publishedAt', 'reviewRequestedAt', 'deletedAt', 'updatedAt', 'actorName', 'version'],
].map((name) => `row.${name}`);

/** A page of the found entries, and the number of all. The page is found in an index before its rows are read. */
export async function pageOf(
  manager: EntityManager,
  query: ContentEntriesQueryDto,
): Promise<[ContentEntry[], number]> {
  const [ids, total] = await (query.q === undefined
    ? Promise.all([idsOf(manager, query), countOf(manager, query)])
    : manager.transaction(async (searching) => {
        await useWordIndex(searching);
        return [await idsOf(searching, query), await countOf(searching, query)] as const;
      }));
  if (ids.length === 0) return [[], total];
  const rows = await manager
    .createQueryBuilder(ContentEntry, 'row')
    .select(ROW_COLUMNS)
    .whereInIds(ids)
    .getMany();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return [ids.flatMap((id) => byId.get(id) ?? []), total];
}

const ORDERS = {
  relevance: { relevance: 'DESC', 'entry.updatedAt': 'DESC', 'entry.id': 'DESC' },
  newest: { 'entry.updatedAt': 'DESC', 'entry.id': 'DESC' },
  title: { 'entry.title': 'ASC', 'entry.id': 'ASC' },
  order: { 'entry.type': 'ASC', 'entry.position': 'ASC', 'entry.id': 'ASC' },
} as const;

function found(
  manager: EntityManager,
  query: ContentEntriesQueryDto,
): SelectQueryBuilder<ContentEntry> {
  const rows = manager.createQueryBuilder(ContentEntry, 'entry');
  filterEntries(rows, query);
  return rows;
}

async function idsOf(manager: EntityManager, query: ContentEntriesQueryDto): Promise<number[]> {
  const rows = found(manager, query).select('entry.id', 'id');
  if (query.sort === 'relevance') rows.addSelect(RELEVANCE, 'relevance');
  const page = await rows
    .orderBy(ORDERS[query.sort])
    .offset((query.page - 1) * query.limit)
    .limit(query.limit)
    .getRawMany<{ id: number }>();
  return page.map(({ id }) => id);
}

/** Not `getCount`, which counts the different ids, and sorts them for that. */
async function countOf(manager: EntityManager, query: ContentEntriesQueryDto): Promise<number> {
  const row = await found(manager, query)
    .select('count(*)::int', 'count')
    .getRawOne<{ count: number }>();
  return row?.count ?? 0;
}

/** The next scheduled times of some entries. An entry may have been in thousands of releases, of which few are scheduled. */
export async function schedulesOf(
  manager: EntityManager,
  entries: Pick<ContentEntry, 'id'>[],
): Promise<(id: number) => EntrySchedule> {
  const next = await manager
    .createQueryBuilder(ContentReleaseItem, 'item')
    .innerJoin(ContentRelease, 'release', 'release.id = item.releaseId')
    .select('item.entryId', 'id')
    .addSelect('item.action', 'action')
    .addSelect('min(release.publishAt)', 'at')
    .where("release.state = 'scheduled'")
    .andWhere('item.entryId = ANY(:ids)', { ids: entries.map(({ id }) => id) })
    .groupBy('item.entryId, item.action')
    .getRawMany<{ id: number; action: ReleaseItemAction; at: Date }>();
  const timeOf = (id: number, action: ReleaseItemAction) =>
    next.find((row) => row.id === id && row.action === action)?.at ?? null;
  return (id) => ({ publishAt: timeOf(id, 'publish'), unpublishAt: timeOf(id, 'unpublish') });
}
