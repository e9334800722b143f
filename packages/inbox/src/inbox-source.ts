import type { EntityManager, ObjectType } from 'typeorm';
import { type EnquiryKind, inboxKeyText } from './inbox-key.js';
import type { InboxEntryDto } from './inbox.dto.js';
import type { InboxRow } from './inbox.entity.js';

/** One kind of enquiry: where its rows are, and how they are told. */
export interface InboxSource<Entry extends InboxEntryDto, Row extends InboxRow = InboxRow> {
  kind: EnquiryKind;
  entity: ObjectType<Row>;
  /** The properties whose text a search goes through, one after the other. */
  searched: readonly string[];
  /** The rows as they go out, in their order. A method, so that sources of several kinds can be listed. */
  toEntries(rows: Row[], manager: EntityManager): Entry[] | Promise<Entry[]>;
}

/** What every enquiry tells, of a row whose own fields are told beside. */
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

/**
 * The text of a row that a search goes through, as SQL. It stands in the index as it stands in the searches, and has to
 * be the same there and here: changed, it needs new indexes.
 */
export const searchText = (columns: readonly string[]): string =>
  `(${columns.map((column) => `coalesce(${column}, '')`).join(` || ' ' || `)})`;
