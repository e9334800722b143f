import { CreateInboxTables1795219540000 } from './create-inbox-tables.migration.js';
import { EnquiryChange } from './enquiry-change.entity.js';
import { EnquiryNote } from './enquiry-note.entity.js';

export { InboxAnswerDto } from './dto/inbox-answer.dto.js';
export { InboxEntryDto } from './dto/inbox-entry.dto.js';
export { InboxTrailDto } from './dto/inbox-trail.dto.js';
export { EnquiryPersonalData } from './enquiry-personal-data.js';
export { EnquiryRetention } from './enquiry-retention.js';
export type { EnquiryKind, EnquiryState } from './enquiry-kinds.js';
export { Inbox } from './inbox.js';
export { addInboxColumns, dropInboxColumns } from './inbox-columns.js';
export { inboxController } from './inbox-controller.js';
export { addInboxSearch, dropInboxSearch } from './inbox-search.js';
export { withInitialState, InboxRow } from './inbox-row.entity.js';
export { inboxFields, type InboxSource } from './inbox-source.js';
export { type DemoEnquiry, addDemoEnquiry } from './keep-demo-enquiry.js';

/** For the data source of a service with enquiries. */
export const INBOX_ENTITIES = [EnquiryNote, EnquiryChange];
export const INBOX_MIGRATIONS = [CreateInboxTables1795219540000];
