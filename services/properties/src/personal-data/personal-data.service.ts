import { Injectable } from '@nestjs/common';
import {
  numberOf,
  PersonalData,
  type ErasedRecords,
  type Person,
  type PersonalRecords,
} from '@phantom/service-kit';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { CurrentProperty } from '../current-property/current-property.entity.js';
import { DocumentChange } from '../document/document-change.entity.js';
import { InvestmentChange } from '../investment/investment-change.entity.js';
import { PropertyChange } from '../property-change/property-change.entity.js';
import { investmentRecords } from './investment-records.js';

/**
 * What is kept of investors and employees, by their accounts. Books and the papers in them stay, as the law of taxes and
 * commerce wants (article 17(3)(b)), and so do the trails; all of them name the number of the account.
 */
@Injectable()
export class PersonalDataService extends PersonalData {
  protected override readonly sealed: readonly string[];

  constructor(database: DataSource) {
    super(database);
    const trails = [PropertyChange, DocumentChange, InvestmentChange];
    this.sealed = trails.map((entity) => database.getMetadata(entity).tableName);
  }

  protected override async find(
    manager: EntityManager,
    { accountId }: Person,
  ): Promise<PersonalRecords[]> {
    if (accountId === null) return [];
    const properties = await manager.find(CurrentProperty, {
      where: { assigneeId: accountId },
      order: { id: 'ASC' },
    });
    const rows = properties.map(({ id, reference, address }) => ({ id, reference, address }));
    return [
      ...(await investmentRecords(manager, accountId)),
      { kind: 'assigned', onErasure: 'unnamed', rows },
    ];
  }

  /** Nothing goes. */
  protected override async remove(
    manager: EntityManager,
    { accountId, names }: Person,
  ): Promise<ErasedRecords[]> {
    if (accountId === null) return [];
    const number = numberOf(accountId);
    const named = { assigneeId: accountId, assignedTo: Not(number) };
    await manager.update(CurrentProperty, named, { assignedTo: number });
    await manager.query('SELECT take_names_from_trails($1, $2)', [accountId, names]);
    return [];
  }
}
