import { startOfDay } from '@phantom/service-kit';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import {
  byNewest,
  ENQUIRY_STATES,
  type EnquiryKind,
  type EnquiryState,
  parseInboxKey,
} from './inbox-key.js';
import type { InboxQueryDto } from './inbox-request.dto.js';
import { type InboxSource, searchText } from './inbox-source.js';
import type { InboxCountsDto, InboxEntryDto, InboxTrailDto } from './inbox.dto.js';
import { EnquiryChange, EnquiryNote, type InboxRow } from './inbox.entity.js';

/** One page of all sources, the newest first, and whether there is more. */
export async function pageOf<Entry extends InboxEntryDto>(
  manager: EntityManager,
  sources: readonly InboxSource<Entry>[],
  query: InboxQueryDto,
  userId: number,
): Promise<{ list: Entry[]; more: boolean }> {
  const found = await Promise.all(
    sources.map((source) => entriesOf(manager, source, query, userId)),
  );
  const all = found.flat().sort(newestEntryFirst);
  const more = all.length > query.limit;
  const isUpward = query.before === undefined && query.after !== undefined;
  // Upward, the requested entries are those next to the mark: the last of them.
  return { list: isUpward ? all.slice(-query.limit) : all.slice(0, query.limit), more };
}

async function entriesOf<Entry extends InboxEntryDto>(
  manager: EntityManager,
  { kind, entity, searched, toEntries }: InboxSource<Entry>,
  query: InboxQueryDto,
  userId: number,
): Promise<Entry[]> {
  const rows = whereAsked(manager.createQueryBuilder(entity, ENQUIRY), query, { userId, searched });
  if (query.state) rows.andWhere('enquiry.state IN (:...states)', { states: query.state });
  whereBeside(rows, kind, query);
  return toEntries(await rows.take(query.limit + 1).getMany(), manager);
}

function newestEntryFirst({ key: one }: InboxEntryDto, { key: other }: InboxEntryDto): number {
  const keys = [parseInboxKey(one), parseInboxKey(other)] as const;
  if (!keys[0] || !keys[1]) throw new Error(`No key of an enquiry: ${one}, ${other}`);
  return byNewest(keys[0], keys[1]);
}

/** The number of enquiries of each state. */
export async function countStates(
  manager: EntityManager,
  sources: readonly InboxSource[],
  query: InboxQueryDto,
  userId: number,
): Promise<InboxCountsDto> {
  const found = await Promise.all(
    sources.map(({ entity, searched }) =>
      whereAsked(manager.createQueryBuilder(entity, ENQUIRY), query, { userId, searched })
        .select('enquiry.state', 'state')
        .addSelect('count(*)::int', 'count')
        .groupBy('enquiry.state')
        .getRawMany<{ state: EnquiryState; count: number }>(),
    ),
  );
  const rows = found.flat();
  const countOf = (state: EnquiryState) =>
    rows.reduce((sum, row) => (row.state === state ? sum + row.count : sum), 0);
  const counts = ENQUIRY_STATES.map((state) => [state, countOf(state)] as const);
  return Object.fromEntries(counts) as Record<EnquiryState, number>;
}

/** The alias of the row in conditions. */
export const ENQUIRY = 'enquiry';

/** Applies all filters but states and position: the counts are made of these rows. */
function whereAsked(
  rows: SelectQueryBuilder<InboxRow>,
  { assignee, search, from, to }: InboxQueryDto,
  { userId, searched }: { userId: number; searched: readonly string[] },
): SelectQueryBuilder<InboxRow> {
  if (assignee === 'nobody') rows.andWhere('enquiry.assigneeId IS NULL');
  else if (assignee !== undefined) {
    const assigneeId = assignee === 'me' ? userId : Number(assignee);
    rows.andWhere('enquiry.assigneeId = :assigneeId', { assigneeId });
  }
  if (from) rows.andWhere(`enquiry.createdAt >= ${startOfDay(':from')}`, { from });
  if (to) rows.andWhere(`enquiry.createdAt < ${startOfDay(':to', 1)}`, { to });
  const text = searchText(searched.map((each) => `${ENQUIRY}.${each}`));
  for (const [index, word] of (search?.split(' ') ?? []).entries()) {
    if (word)
      rows.andWhere(`${text} ILIKE :word${index}`, { [`word${index}`]: `%${literal(word)}%` });
  }
  return rows;
}

/** Orders the rows, and applies `before` and `after` in the order of all kinds. */
function whereBeside(
  rows: SelectQueryBuilder<InboxRow>,
  kind: EnquiryKind,
  { before, after }: InboxQueryDto,
): void {
  const mark = parseInboxKey(before ?? after ?? '');
  const order = before === undefined && after !== undefined ? 'ASC' : 'DESC';
  if (mark) {
    const sign = order === 'DESC' ? '<' : '>';
    // Of other kinds at the same time, the name of the kind decides.
    const isBeyond = order === 'DESC' ? kind < mark.kind : kind > mark.kind;
    const condition =
      kind === mark.kind
        ? `(enquiry.createdAt, enquiry.id) ${sign} (:at, :markId)`
        : `enquiry.createdAt ${sign}${isBeyond ? '=' : ''} :at`;
    rows.andWhere(condition, { at: mark.createdAt, markId: mark.id });
  }
  rows.orderBy('enquiry.createdAt', order).addOrderBy('enquiry.id', order);
}

const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&');

/** Reads the notes and the change history of an enquiry, the latest last. */
export async function findHistory(
  manager: EntityManager,
  { kind, id }: { kind: EnquiryKind; id: number },
): Promise<InboxTrailDto> {
  const where = { kind, enquiryId: id };
  const order = { id: 'ASC' } as const;
  // One after the other: a transaction has one connection.
  const notes = await manager.find(EnquiryNote, { where, order });
  const changes = await manager.find(EnquiryChange, { where, order });
  return {
    notes: notes.map(({ text, ...note }) => ({ ...signed(note), text })),
    history: changes.map(({ field, from, to, ...change }) => ({
      ...signed(change),
      ...{ field, from, to },
    })),
  };
}

type Signed = Pick<EnquiryNote, 'id' | 'actorId' | 'actorName' | 'createdAt'>;

const signed = ({ id, actorId, actorName, createdAt }: Signed) => ({
  ...{ id, actor_id: actorId, actor_name: actorName },
  created_at: createdAt.toISOString(),
});
