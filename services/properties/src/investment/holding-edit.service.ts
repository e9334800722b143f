import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { OkDto, TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { definedOf } from '../staff-kept/defined-of.js';
import { fieldFault } from '../staff-kept/field-fault.js';
import { CURRENCY } from './amount.js';
import { checkHolding } from './check-holding.js';
import type { HoldingAnswerDto, HoldingDto } from './dto/holding.dto.js';
import type { HoldingChangeDto, NewHoldingDto } from './dto/holding-form.dto.js';
import { holdingViews } from './holding-view.js';
import { idText } from './id-text.js';
import { INVESTMENT_MESSAGES } from './investment-messages.js';
import { InvestorDistribution } from './investor-distribution.entity.js';
import { InvestorHolding } from './investor-holding.entity.js';
import { RowEdits } from './row-edits.js';

/** What a new one has of what may be left out. */
const NOWHERE = { address: null, projectId: null };

@Injectable()
export class HoldingEditService extends RowEdits<InvestorHolding, HoldingDto> {
  protected readonly entity = InvestorHolding;
  protected readonly subject = 'holding';

  constructor(@InjectDataSource() dataSource: DataSource) {
    super(dataSource);
  }

  add(accountId: number, form: NewHoldingDto, user: TokenUser): Promise<HoldingAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const columns = { ...NOWHERE, ...definedOf(columnsOf(form)), accountId };
      await checkHolding(manager, manager.create(InvestorHolding, columns));
      return this.answer(manager, await this.insert(manager, columns, user));
    });
  }

  edit(id: number, form: HoldingChangeDto, user: TokenUser): Promise<HoldingAnswerDto> {
    return this.change({ id, version: form.version }, user, async (holding, manager) => {
      Object.assign(holding, definedOf(columnsOf(form)));
      await checkHolding(manager, holding);
    });
  }

  /** One out of which was paid stays: the payments happened. */
  override remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    return this.dataSource.transaction(async (manager) => {
      const holding = await this.current(manager, { id, version });
      if (await manager.existsBy(InvestorDistribution, { holdingId: id })) {
        throw fieldFault('id', INVESTMENT_MESSAGES.hasDistributions);
      }
      await this.take(manager, holding, user);
      return { error: 0 };
    });
  }

  protected async view(manager: EntityManager, holding: InvestorHolding): Promise<HoldingDto> {
    const [view] = (await holdingViews(manager, [holding])) as [HoldingDto];
    return view;
  }

  protected about({ accountId, property }: InvestorHolding) {
    return { accountId, title: property };
  }

  protected details({ committed: amount }: InvestorHolding) {
    return { amount, currency: CURRENCY };
  }

  protected fields(holding: InvestorHolding) {
    return {
      property: holding.property,
      address: holding.address,
      project_id: idText(holding.projectId),
      committed: holding.committed,
      contributed: holding.contributed,
      as_of: holding.asOf,
    };
  }

  protected whole(_: EntityManager, holding: InvestorHolding) {
    return holding;
  }
}

const columnsOf = ({ address, as_of, project_id, ...form }: Partial<NewHoldingDto>) => ({
  property: form.property,
  committed: form.committed,
  contributed: form.contributed,
  asOf: as_of,
  projectId: project_id,
  address: address === '' ? null : address,
});
