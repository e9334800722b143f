import type { SpamSign } from '@phantom/outbox';
import { DEMO_ACCOUNT_IDS, type DemoAccountName } from '@phantom/service-kit';
import type { EntityManager, ObjectType } from 'typeorm';
import type { EnquiryKind, EnquiryState } from './inbox-key.js';
import { EnquiryChange, EnquiryNote, type HistoryField, type InboxRow } from './inbox.entity.js';

type DemoEmployee = Extract<DemoAccountName, 'Emma Clarke' | 'Adrian Cole'>;

interface DemoStep {
  hours_ago: number;
  by: DemoEmployee;
  note?: string;
  /** Of a change: the field and its new value. */
  field?: HistoryField;
  to?: EnquiryState | DemoEmployee;
}

/** A demo enquiry in a service's `demo/` folder, beside its own fields. */
export interface DemoEnquiry {
  /** Unique: the enquiry is added once. */
  key: string;
  hours_ago: number;
  assignee?: DemoEmployee;
  state?: EnquiryState;
  /** Why it counts as spam. */
  spam_sign?: SpamSign;
  steps?: DemoStep[];
}

const hour = 60 * 60 * 1000;

/** Adds a demo enquiry with its history where it is missing. An existing one is not changed. */
export async function addDemoEnquiry<Row extends InboxRow>(
  manager: EntityManager,
  entity: ObjectType<Row>,
  { kind, demo, row, now }: { kind: EnquiryKind; demo: DemoEnquiry; row: object; now: Date },
): Promise<void> {
  const requestId = `demo-${demo.key}`;
  if (await manager.existsBy<InboxRow>(entity, { requestId })) return;
  const at = (hours: number) => new Date(now.getTime() - hours * hour);
  const steps = demo.steps ?? [];
  const changes = historySteps(steps);
  const { identifiers } = await manager.insert<InboxRow>(entity, {
    ...row,
    requestId,
    spamSign: demo.spam_sign ?? null,
    createdAt: at(demo.hours_ago),
    state: demo.state ?? 'new',
    assigneeId: demo.assignee ? DEMO_ACCOUNT_IDS[demo.assignee] : null,
    version: changes.length + 1,
  });
  const enquiryId = (identifiers[0] as { id: number }).id;
  const signed = ({ by, hours_ago: hours }: DemoStep) => ({
    ...{ kind, enquiryId, actorId: DEMO_ACCOUNT_IDS[by], actorName: by, createdAt: at(hours) },
  });
  const notes = steps.flatMap((step) => (step.note ? [{ ...signed(step), text: step.note }] : []));
  await manager.insert(EnquiryNote, notes);
  const trail = changes.map(({ step, ...change }) => ({ ...signed(step), ...change }));
  await manager.insert(EnquiryChange, trail);
}

/** The changes among the steps, each with the value before. */
function historySteps(steps: DemoStep[]) {
  const last: Record<HistoryField, string | null> = { state: 'new', assignee: null };
  return steps.flatMap((step) => {
    if (!step.field) return [];
    const [from, to] = [last[step.field], historyText(step.to)];
    last[step.field] = to;
    return [{ step, field: step.field, from, to }];
  });
}

/** As in the history: an employee by the id. */
function historyText(to: DemoStep['to']): string | null {
  if (to === undefined) return null;
  return to in DEMO_ACCOUNT_IDS ? String(DEMO_ACCOUNT_IDS[to as DemoEmployee]) : to;
}
