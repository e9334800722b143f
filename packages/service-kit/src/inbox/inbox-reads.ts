import type { EntityManager } from 'typeorm';
import type { InboxCountsDto } from './dto/inbox-answer.dto.js';
import type { InboxEntryDto } from './dto/inbox-entry.dto.js';
import type { InboxQueryDto } from './dto/inbox-query.dto.js';
import { ENQUIRY_STATES, type EnquiryState } from './enquiry-kinds.js';
import { ENQUIRY, whereAsked, whereBeside } from './inbox-filter.js';
import { byNewest, parseInboxKey } from './inbox-key.js';
import type { InboxSource } from './inbox-source.js';

type Source<Entry extends InboxEntryDto> = InboxSource<Entry>;

/** One page of what all sources together have, the newest first, and whether there is more beyond it. */
export async function pageOf<Entry extends InboxEntryDto>(
  manager: EntityManager,
  sources: readonly Source<Entry>[],
  query: InboxQueryDto,
  userId: number,
): Promise<{ list: Entry[]; more: boolean }> {
  const found = await Promise.all(
    sources.map((source) => entriesOf(manager, source, query, userId)),
  );
  const all = found.flat().sort(newestEntryFirst);
  const more = all.length > query.limit;
  const isUpward = query.before === undefined && query.after !== undefined;
  // What was asked for stands next to the mark: after the newer ones that it is the end of.
  return { list: isUpward ? all.slice(-query.limit) : all.slice(0, query.limit), more };
}

async function entriesOf<Entry extends InboxEntryDto>(
  manager: EntityManager,
  { kind, entity, searched, toEntries }: Source<Entry>,
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

/** How many there are of each state. */
export async function countStates<Entry extends InboxEntryDto>(
  manager: EntityManager,
  sources: readonly Source<Entry>[],
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
