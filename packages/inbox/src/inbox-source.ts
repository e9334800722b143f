import type { EntityManager, ObjectType } from 'typeorm';
import { type EnquiryKind, inboxKeyText } from './inbox-key.js';
import type { InboxEntryDto } from './inbox.dto.js';
import type { InboxRow } from './inbox.entity.js';

/** One kind of enquiry: its entity, and its mapper. */
export interface InboxSource<
  Entry extends InboxEntryDto = InboxEntryDto,
  Row extends InboxRow = InboxRow,
> {
  kind: EnquiryKind;
  entity: ObjectType<Row>;
  /** The properties that a search covers, in this order. */
  searched: readonly string[];
  /** The mapper of the rows, in their order. A method, so that sources of several kinds fit into one list. */
  toEntries(rows: Row[], manager: EntityManager): Entry[] | Promise<Entry[]>;
}

/** Maps the fields that every enquiry has. */
export const inboxFields = (kind: EnquiryKind, row: InboxRow) => ({
  kind,
  id: row.id,
  created_at: row.createdAt.toISOString(),
  key: inboxKeyText({ createdAt: row.createdAt, kind, id: row.id }),
  state: row.state,
  assignee_id: row.assigneeId,
  version: row.version,
  page: row.page,
  lang: row.lang,
  spam_sign: row.spamSign,
});

/** The searched text of a row as SQL. The index has the same expression: a change of it needs new indexes. */
export const searchText = (columns: readonly string[]): string =>
  `(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;
