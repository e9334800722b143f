import type { EntityManager } from 'typeorm';
import type { InboxTrailDto } from './dto/inbox-trail.dto.js';
import { EnquiryChange } from './enquiry-change.entity.js';
import type { EnquiryKind } from './enquiry-kinds.js';
import { EnquiryNote } from './enquiry-note.entity.js';

/** The notes and the changes of an enquiry, the latest last. */
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
