import type { PersonalRecords } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { distributionView } from '../investment/distribution-view.js';
import { holdingViews } from '../investment/holding-view.js';
import { InvestorDistribution } from '../investment/investor-distribution.entity.js';
import { InvestorDocument } from '../investment/investor-document.entity.js';
import { InvestorHolding } from '../investment/investor-holding.entity.js';
import { fileNameOf } from '../staff-kept/filed.entity.js';

/** What an investor holds, was paid, and was sent; not which employee wrote it down. */
export async function investmentRecords(
  manager: EntityManager,
  accountId: number,
): Promise<PersonalRecords[]> {
  const order = { id: 'ASC' } as const;
  const holdings = await manager.find(InvestorHolding, { where: { accountId }, order });
  const distributions = await manager.find(InvestorDistribution, {
    where: { holding: { accountId } },
    relations: { holding: true },
    order,
  });
  const documents = await manager.find(InvestorDocument, {
    where: { accountId },
    relations: { file: true, receipts: true },
    order,
  });
  return [
    kept('holdings', (await holdingViews(manager, holdings)).map(withoutEditor)),
    kept('distributions', distributions.map(distributionView).map(withoutEditor)),
    kept('documents', documents.map(documentRow)),
  ];
}

const kept = (kind: PersonalRecords['kind'], rows: object[]): PersonalRecords => ({
  ...{ kind, onErasure: 'kept', rows },
});

const withoutEditor = (row: object) => ({ ...row, updated_by: undefined });

const documentRow = ({ id, year, title, kind, file, createdAt, receipts }: InvestorDocument) => ({
  ...{ id, year, title, kind, file: fileNameOf(file), added_at: createdAt },
  receipts: receipts.map(({ firstOpenedAt, lastOpenedAt, times }) => ({
    ...{ first_opened_at: firstOpenedAt, last_opened_at: lastOpenedAt, times },
  })),
});
