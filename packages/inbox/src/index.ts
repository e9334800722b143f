import { EnquiryChange, EnquiryNote } from './inbox.entity.js';
import { CreateInboxTables1795219540000 } from './inbox.migrations.js';

export { addDemoEnquiry, type DemoEnquiry } from './demo-enquiry.js';
export { EnquiryPersonalData } from './enquiry-personal-data.js';
export { EnquiryRetention } from './enquiry-retention.js';
export type { EnquiryKind, EnquiryState } from './inbox-key.js';
export { inboxFields, type InboxSource } from './inbox-source.js';
export { inboxController } from './inbox.controller.js';
export { InboxAnswerDto, InboxEntryDto, InboxTrailDto } from './inbox.dto.js';
export { InboxRow, withInitialState } from './inbox.entity.js';
export {
  addInboxColumns,
  addInboxSearch,
  dropInboxColumns,
  dropInboxSearch,
} from './inbox.migrations.js';
export { Inbox } from './inbox.service.js';

/** For the data source of a service with enquiries. */
export const INBOX_ENTITIES = [EnquiryNote, EnquiryChange];
export const INBOX_MIGRATIONS = [CreateInboxTables1795219540000];
