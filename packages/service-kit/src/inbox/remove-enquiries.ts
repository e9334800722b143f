import { In, type EntityManager } from 'typeorm';
import type { InboxEntryDto } from './dto/inbox-entry.dto.js';
import { EnquiryChange } from './enquiry-change.entity.js';
import { EnquiryNote } from './enquiry-note.entity.js';
import type { InboxSource } from './inbox-source.js';

/** Removes enquiries with all that was noted and done about them. The rows are locked by who found them. */
export async function removeEnquiries<Entry extends InboxEntryDto>(
  manager: EntityManager,
  { kind, entity }: InboxSource<Entry>,
  ids: number[],
): Promise<void> {
  if (ids.length === 0) return;
  const theirs = { kind, enquiryId: In(ids) };
  await manager.delete(EnquiryNote, theirs);
  await manager.delete(EnquiryChange, theirs);
  await manager.delete(entity, ids);
}
