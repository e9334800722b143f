import { Injectable } from '@nestjs/common';
import {
  erasedName,
  type ErasedRecords,
  type Person,
  PersonalData,
  type PersonalRecords,
} from '@phantom/personal-data';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { fileNameOf } from '../common/versioned-document.js';
import { DocumentChange } from '../documents/document.entity.js';
import { toDistributionDto } from '../investments/distributions/distribution.mapper.js';
import { withDistributions } from '../investments/holdings/holding.service.js';
import {
  InvestmentChange,
  InvestorDistribution,
  InvestorDocument,
  InvestorHolding,
} from '../investments/common/investment.entity.js';
import { INVESTOR_NOTICES } from '../investments/notices/notice-subscriptions.js';
import { PropertyChange } from '../properties/history/property-history.entity.js';
import { CurrentProperty } from '../properties/common/property.entity.js';

/**
 * The personal data of investors and employees. An erasure removes the choice of notices and no other rows: tax and commercial law require the company to keep the
 * books, the documents and the change histories (GDPR article 17(3)(b)). It replaces names with the number of the account.
 */
@Injectable()
export class PersonalDataService extends PersonalData {
  protected override readonly sealed: readonly string[];

  constructor(database: DataSource) {
    super(database);
    const histories = [PropertyChange, DocumentChange, InvestmentChange];
    this.sealed = histories.map((entity) => database.getMetadata(entity).tableName);
  }

  protected override async find(
    manager: EntityManager,
    person: Person,
  ): Promise<PersonalRecords[]> {
    const { accountId } = person;
    if (accountId === null) return [];
    const properties = await manager.find(CurrentProperty, {
      where: { assigneeId: accountId },
      order: { id: 'ASC' },
    });
    const rows = properties.map(({ id, reference, address }) => ({ id, reference, address }));
    return [
      ...(await investmentRecords(manager, accountId)),
      await INVESTOR_NOTICES.records.find(manager, person),
      { kind: 'assigned', onErasure: 'unnamed', rows },
    ];
  }

  /** Removes what the person chose to be told of, and names. */
  protected override async remove(
    manager: EntityManager,
    person: Person,
  ): Promise<ErasedRecords[]> {
    const { accountId, names } = person;
    if (accountId === null) return [];
    const number = erasedName(accountId);
    const named = { assigneeId: accountId, assignedTo: Not(number) };
    await manager.update(CurrentProperty, named, { assignedTo: number });
    await manager.query('SELECT take_names_from_trails($1, $2)', [accountId, names]);
    return [await INVESTOR_NOTICES.records.remove(manager, person)];
  }
}

/** The holdings, distributions and documents of an investor, without the employees who entered them. */
async function investmentRecords(
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
    keptRecords('holdings', (await withDistributions(manager, holdings)).map(withoutEditor)),
    keptRecords('distributions', distributions.map(toDistributionDto).map(withoutEditor)),
    keptRecords('documents', documents.map(toDocumentRow)),
  ];
}

const keptRecords = (kind: PersonalRecords['kind'], rows: object[]): PersonalRecords => ({
  kind,
  onErasure: 'kept',
  rows,
});

const withoutEditor = (row: object) => ({ ...row, updated_by: undefined });

const toDocumentRow = ({ id, year, title, kind, file, createdAt, receipts }: InvestorDocument) => ({
  id,
  year,
  title,
  kind,
  file: fileNameOf(file),
  added_at: createdAt,
  receipts: receipts.map(({ firstOpenedAt, lastOpenedAt, times }) => ({
    first_opened_at: firstOpenedAt,
    last_opened_at: lastOpenedAt,
    times,
  })),
});
