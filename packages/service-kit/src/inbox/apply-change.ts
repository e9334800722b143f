import type { EntityManager } from 'typeorm';
import type { TokenUser } from '../auth/token-user.js';
import { ValidationError } from '../errors/errors.js';
import { currentLanguage } from '../logging/request-context.js';
import { wordsOf } from '../messages/message.js';
import type { EnquiryChangeDto } from './dto/enquiry-change.dto.js';
import type { InboxEntryDto } from './dto/inbox-entry.dto.js';
import { EnquiryChange, type TracedField } from './enquiry-change.entity.js';
import { INBOX_MESSAGES } from './inbox-messages.js';
import type { InboxRow } from './inbox-row.entity.js';
import type { InboxSource } from './inbox-source.js';

type Handling = Pick<InboxRow, 'state' | 'assigneeId' | 'assigneeName'>;

interface Step {
  field: TracedField;
  from: string | null;
  to: string | null;
}

/**
 * Brings the row, in hand and in the database, to what is asked; nothing happens where it is so already.
 *
 * @throws ValidationError where nobody says how the assignee is called
 */
export async function applyChange<Entry extends InboxEntryDto>(
  manager: EntityManager,
  { kind, entity }: InboxSource<Entry>,
  row: InboxRow,
  change: EnquiryChangeDto,
  user: TokenUser,
): Promise<void> {
  const wanted: Handling = { state: change.state ?? row.state, ...assigneeOf(row, change, user) };
  const steps = stepsBetween(row, wanted);
  if (steps.length === 0) return;
  Object.assign(row, wanted, { version: row.version + 1 });
  const { id, version } = row;
  await manager.update(entity, { id }, { ...wanted, version });
  const [actorId, actorName] = [user.id, user.name];
  const entries = steps.map((step) => ({ ...step, kind, enquiryId: id, actorId, actorName }));
  await manager.insert(EnquiryChange, entries);
}

function assigneeOf(
  row: InboxRow,
  { assignee_id: id, assignee_name: name }: EnquiryChangeDto,
  user: TokenUser,
): Pick<Handling, 'assigneeId' | 'assigneeName'> {
  if (id === undefined) return { assigneeId: row.assigneeId, assigneeName: row.assigneeName };
  if (id === null) return { assigneeId: null, assigneeName: null };
  // How somebody is called who asks for themselves, the token knows better.
  const assigneeName = id === user.id ? user.name : name;
  if (assigneeName !== undefined) return { assigneeId: id, assigneeName };
  const said = wordsOf(INBOX_MESSAGES.assigneeName, currentLanguage());
  throw new ValidationError({ assignee_name: [said] });
}

function stepsBetween(row: Handling, wanted: Handling): Step[] {
  const steps: Step[] = [];
  if (row.state !== wanted.state) {
    steps.push({ field: 'state', from: row.state, to: wanted.state });
  }
  if (row.assigneeId !== wanted.assigneeId) {
    steps.push({ field: 'assignee', from: row.assigneeName, to: wanted.assigneeName });
  }
  return steps;
}
