import { actorOf, StaleError, type OkDto, type TokenUser } from '@phantom/service-kit';
import type { AuditDetails } from '@phantom/service-kit/audit';
import type { DataSource, DeepPartial, EntityManager, ObjectType } from 'typeorm';
import { fieldsThatDiffer, keepChange } from '../row-change/keep-change.js';
import type { ChangedFields } from '../row-change/row-change.entity.js';
import { lockRow } from '../staff-kept/lock-row.js';
import type { StaffKeptEntity } from '../staff-kept/staff-kept.entity.js';
import { InvestmentChange, type ChangeSubject } from './investment-change.entity.js';

interface RowAnswer<View> {
  error: 0;
  list: View[];
}

interface VersionOf {
  id: number;
  version: number;
}

interface About {
  accountId: number;
  title: string;
}

/** How employees keep the rows of one kind: each change under a lock, from a known version, and with an entry in the trail. */
export abstract class RowEdits<Row extends StaffKeptEntity, View extends object> {
  protected abstract readonly entity: ObjectType<Row>;
  protected abstract readonly subject: ChangeSubject;

  constructor(protected readonly dataSource: DataSource) {}

  /** Whose it is, and what it is called. @param row with what belongs to it */
  protected abstract about(row: Row): About;
  /** What of it the trail tells. */
  protected abstract fields(row: Row): ChangedFields;
  /** What the audit log tells besides. */
  protected abstract details(row: Row): AuditDetails;
  protected abstract view(manager: EntityManager, row: Row): Promise<View> | View;
  /** The row with what belongs to it. */
  protected abstract whole(manager: EntityManager, row: Row): Promise<Row> | Row;

  remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    return this.dataSource.transaction(async (manager) => {
      await this.take(manager, await this.current(manager, { id, version }), user);
      return { error: 0 };
    });
  }

  protected async insert(
    manager: EntityManager,
    columns: DeepPartial<Row>,
    user: TokenUser,
  ): Promise<Row> {
    const created = manager.create(this.entity, { ...columns, ...actorOf(user) });
    const row = await this.whole(manager, await manager.save(created));
    await this.keepTrail(manager, row, user, { before: null, after: this.fields(row) });
    return row;
  }

  /** What is to be changed to what it is already stays as it is, its version too. */
  protected change(
    at: VersionOf,
    user: TokenUser,
    assign: (row: Row, manager: EntityManager) => Promise<void> | void,
  ): Promise<RowAnswer<View>> {
    return this.dataSource.transaction(async (manager) => {
      const row = await this.current(manager, at);
      const before = this.fields(row);
      await assign(row, manager);
      const after = this.fields(row);
      if (fieldsThatDiffer(before, after).length > 0) {
        await manager.save(Object.assign(row, actorOf(user)));
        await this.keepTrail(manager, row, user, { before, after });
      }
      return this.answer(manager, row);
    });
  }

  protected async take(manager: EntityManager, row: Row, user: TokenUser): Promise<void> {
    await manager.delete(this.entity, row.id);
    await this.keepTrail(manager, row, user, { before: this.fields(row), after: null });
  }

  /** @throws StaleError where it is not of this version any more */
  protected async current(manager: EntityManager, { id, version }: VersionOf): Promise<Row> {
    const row = await this.whole(manager, await lockRow(manager, this.entity, id));
    if (row.version !== version) throw new StaleError(await this.view(manager, row));
    return row;
  }

  protected keepTrail(
    manager: EntityManager,
    row: Row,
    user: TokenUser,
    states: Parameters<typeof keepChange>[5],
  ): Promise<void> {
    const about = { ...this.about(row), subject: this.subject, subjectId: row.id };
    const type = this.subject === 'document' ? 'investor-document' : this.subject;
    const record = { type, id: row.id } as const;
    const details = { account_id: about.accountId, ...this.details(row) };
    return keepChange(manager, user, InvestmentChange, about, record, states, details);
  }

  protected async answer(manager: EntityManager, row: Row): Promise<RowAnswer<View>> {
    return { error: 0, list: [await this.view(manager, row)] };
  }
}
