import type { EntityManager } from 'typeorm';
import { appendAuditEntry } from '../audit/append-audit-entry.js';
import { UnprocessableError } from '../errors/errors.js';
import { FORM_MESSAGES } from '../forms/form-messages.js';
import { EnquiryNote } from './enquiry-note.entity.js';

type NewNote = Omit<EnquiryNote, 'id' | 'createdAt'>;

/**
 * Adds a note, once for its key.
 *
 * @throws UnprocessableError where another note had the key
 */
export async function insertNote(manager: EntityManager, note: NewNote): Promise<void> {
  const insert = manager.createQueryBuilder().insert().into(EnquiryNote).values(note);
  const { raw } = await insert.orIgnore().returning('id').execute();
  const { kind, enquiryId, key, actorId, text } = note;
  if ((raw as object[]).length === 0) {
    const kept = await manager.findOneBy(EnquiryNote, { kind, enquiryId, key: key ?? undefined });
    const isSame = kept?.text === text && kept.actorId === actorId;
    if (!isSame) throw new UnprocessableError(FORM_MESSAGES.keyReused);
    return;
  }
  const record = { type: kind, id: enquiryId };
  await appendAuditEntry(manager, { actorId, action: 'noted', record });
}
