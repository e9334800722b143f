import type { EntityManager } from 'typeorm';
import { appendAuditEntry } from '../audit/append-audit-entry.js';
import { actorOf } from '../auth/actor-of.js';
import type { TokenUser } from '../auth/token-user.js';
import type { EnquiryChangeDto } from './dto/enquiry-change.dto.js';
import type { InboxEntryDto } from './dto/inbox-entry.dto.js';
import { EnquiryChange, type HistoryField } from './enquiry-change.entity.js';
import type { InboxRow } from './inbox-row.entity.js';
import type { InboxSource } from './inbox-source.js';

type Handling = Pick<InboxRow, 'state' | 'assigneeId'>;

interface Step {
  field: HistoryField;
  from: string | null;
  to: string | null;
}

/** Brings the row, in hand and in the database, to what is asked; nothing happens where it is so already. */
export async function applyChange<Entry extends InboxEntryDto>(
  manager: EntityManager,
  { kind, entity }: InboxSource<Entry>,
  row: InboxRow,
  { state, assignee_id: assigneeId = row.assigneeId }: EnquiryChangeDto,
  user: TokenUser,
): Promise<void> {
  const wanted: Handling = { state: state ?? row.state, assigneeId };
  const steps = stepsBetween(row, wanted);
  if (steps.length === 0) return;
  Object.assign(row, wanted, { version: row.version + 1 });
  const { id, version } = row;
  await manager.update(entity, { id }, { ...wanted, version });
  const about = { kind, enquiryId: id, ...actorOf(user) };
  await manager.insert(
    EnquiryChange,
    steps.map((step) => ({ ...step, ...about })),
  );
  for (const step of steps) {
    const details = { changes: [step] };
    await appendAuditEntry(manager, {
      ...{ actorId: user.id, action: step.field, details },
      record: { type: kind, id },
    });
  }
}

function stepsBetween(row: Handling, wanted: Handling): Step[] {
  const steps: Step[] = [];
  if (row.state !== wanted.state) {
    steps.push({ field: 'state', from: row.state, to: wanted.state });
  }
  if (row.assigneeId !== wanted.assigneeId) {
    const [from, to] = [idText(row.assigneeId), idText(wanted.assigneeId)];
    steps.push({ field: 'assignee', from, to });
  }
  return steps;
}

const idText = (id: number | null): string | null => (id === null ? null : String(id));
