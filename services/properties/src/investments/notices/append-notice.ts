import type { EntityManager } from 'typeorm';
import { changedFields, type RowStates } from '../../common/versioned-resource.js';
import type { NoticeAction, NoticeEvent } from './notice.entity.js';

/** The fields whose change an investor is told of. The correction of a recorded distribution is no news. */
const REPORTED_FIELDS: Record<NoticeEvent, readonly string[]> = {
  document: ['file_version'],
  distribution: [],
  holding: ['committed', 'contributed', 'as_of'],
};

/** What an investor is told of a change; undefined where that is nothing. */
export function reportedAction(
  event: NoticeEvent,
  { before, after }: RowStates,
): NoticeAction | undefined {
  if (!after) return undefined;
  if (!before) return 'added';
  const changed = changedFields(before, after);
  return REPORTED_FIELDS[event].some((field) => changed.includes(field)) ? 'edited' : undefined;
}

interface ChangedRow {
  subject: NoticeEvent;
  id: number;
  accountId: number;
}

/** Stores the notice of a change in its transaction, for an investor who has chosen such notices. */
export async function appendNotice(
  manager: EntityManager,
  { subject, id, accountId }: ChangedRow,
  states: RowStates,
): Promise<void> {
  const action = reportedAction(subject, states);
  if (action) await manager.query(INSERT_NOTICE, [accountId, subject, id, action]);
}

const INSERT_NOTICE = `
  INSERT INTO investor_notice (subscriber_id, event, subject_id, action)
  SELECT subscriber.id, event, $3, $4
    FROM investor_subscriber AS subscriber
    JOIN notice_subscription ON subscriber_id = subscriber.id
   WHERE account_id = $1 AND event = $2 AND state = 'active'`;
