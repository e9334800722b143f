import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { TokenUser } from '@phantom/service-kit';
import type { AuditDetails } from '@phantom/service-kit/audit';
import type { DataSource, EntityManager } from 'typeorm';
import { findHistoryPage } from '../../common/history-page.js';
import {
  appendChange,
  changedFields,
  toChangeDto,
  type RowStates,
} from '../../common/versioned-resource.js';
import { InvestmentChange, type ChangeSubject } from '../common/investment.entity.js';
import type { NoticeAction } from '../notices/notice.entity.js';
import type { InvestmentHistoryDto } from './investment-history.dto.js';

@Injectable()
export class InvestmentHistoryService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(accountId: number, before?: number): Promise<InvestmentHistoryDto> {
    const changes = this.dataSource.getRepository(InvestmentChange);
    const page = await findHistoryPage(changes, { accountId }, before);
    const list = page.list.map((change) => ({ ...toChangeDto(change), subject: change.subject }));
    return { error: 0, list, next: page.next };
  }
}

interface ChangedRow {
  subject: ChangeSubject;
  id: number;
  accountId: number;
  title: string;
  details?: AuditDetails;
}

/** Appends a change to the history and the audit log, and the notice to the investor. */
export async function appendInvestmentChange(
  manager: EntityManager,
  user: TokenUser,
  { subject, id, accountId, title, details }: ChangedRow,
  states: RowStates,
): Promise<void> {
  await appendChange(
    manager,
    user,
    {
      entity: InvestmentChange,
      columns: { accountId, title, subject, subjectId: id },
      record: { type: subject === 'document' ? 'investor-document' : subject, id },
      details: { account_id: accountId, ...details },
    },
    states,
  );
  await appendNotice(manager, { subject, id, accountId }, states);
}

/** How the history stores an id. */
export const idText = (id: number | null | undefined): string | null =>
  typeof id === 'number' ? String(id) : null;

/** The fields whose change an investor is told of. The correction of a recorded distribution is no news. */
const REPORTED_FIELDS: Record<ChangeSubject, readonly string[]> = {
  document: ['file_version'],
  distribution: [],
  holding: ['committed', 'contributed', 'as_of'],
};

/** What an investor is told of a change; undefined where that is nothing. */
export function reportedAction(
  event: ChangeSubject,
  { before, after }: RowStates,
): NoticeAction | undefined {
  if (!after) return undefined;
  if (!before) return 'added';
  const changed = changedFields(before, after);
  return REPORTED_FIELDS[event].some((field) => changed.includes(field)) ? 'edited' : undefined;
}

/** Stores the notice of a change in its transaction, for an investor who has chosen such notices. */
async function appendNotice(
  manager: EntityManager,
  { subject, id, accountId }: Pick<ChangedRow, 'subject' | 'id' | 'accountId'>,
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
