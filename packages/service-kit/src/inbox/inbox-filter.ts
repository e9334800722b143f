import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { startOfDay } from '../database/start-of-day.js';
import type { InboxQueryDto } from './dto/inbox-query.dto.js';
import type { EnquiryKind } from './enquiry-kinds.js';
import { parseInboxKey } from './inbox-key.js';
import { searchText } from './search-text.js';

type Builder<Row extends ObjectLiteral> = SelectQueryBuilder<Row>;

/** The name by which the conditions call the row. */
export const ENQUIRY = 'enquiry';

/** Leaves what is asked for but for states and place: of that the counts are made. */
export function whereAsked<Row extends ObjectLiteral>(
  rows: Builder<Row>,
  { assignee, search, from, to }: InboxQueryDto,
  { userId, searched }: { userId: number; searched: readonly string[] },
): Builder<Row> {
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

/** Leaves what stands after `before`, or before `after`, in the order of all kinds, that order included. */
export function whereBeside<Row extends ObjectLiteral>(
  rows: Builder<Row>,
  kind: EnquiryKind,
  { before, after }: InboxQueryDto,
): Builder<Row> {
  const mark = parseInboxKey(before ?? after ?? '');
  const order = before === undefined && after !== undefined ? 'ASC' : 'DESC';
  if (mark) {
    const sign = order === 'DESC' ? '<' : '>';
    // Of other kinds at the same moment, the name tells which stands first.
    const isBeyond = order === 'DESC' ? kind < mark.kind : kind > mark.kind;
    const condition =
      kind === mark.kind
        ? `(enquiry.createdAt, enquiry.id) ${sign} (:at, :markId)`
        : `enquiry.createdAt ${sign}${isBeyond ? '=' : ''} :at`;
    rows.andWhere(condition, { at: mark.createdAt, markId: mark.id });
  }
  return rows.orderBy('enquiry.createdAt', order).addOrderBy('enquiry.id', order);
}

const literal = (word: string): string => word.replace(/[\\%_]/g, '\\$&');
