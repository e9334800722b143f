import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { TokenUser } from '@phantom/service-kit';
import type { AuditDetails } from '@phantom/service-kit/audit';
import type { DataSource, EntityManager } from 'typeorm';
import { findHistoryPage } from '../../common/history-page.js';
import { appendChange, toChangeDto, type RowStates } from '../../common/versioned-resource.js';
import { InvestmentChange, type ChangeSubject } from '../common/investment.entity.js';
import { appendNotice } from '../notices/append-notice.js';
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
