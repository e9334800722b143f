import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import type { TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { definedOf } from '../staff-kept/defined-of.js';
import { distributionView } from './distribution-view.js';
import type { DistributionAnswerDto, DistributionDto } from './dto/distribution.dto.js';
import type { DistributionChangeDto, NewDistributionDto } from './dto/distribution-form.dto.js';
import { InvestorDistribution } from './investor-distribution.entity.js';
import { InvestorHolding } from './investor-holding.entity.js';
import { CURRENCY } from './amount.js';
import { ownHolding } from './own-holding.js';
import { RowEdits } from './row-edits.js';

@Injectable()
export class DistributionEditService extends RowEdits<InvestorDistribution, DistributionDto> {
  protected readonly entity = InvestorDistribution;
  protected readonly subject = 'distribution';
  protected readonly view = (_: EntityManager, row: InvestorDistribution) => distributionView(row);

  constructor(@InjectDataSource() dataSource: DataSource) {
    super(dataSource);
  }

  add(
    accountId: number,
    { holding_id, paid_on: paidOn, amount, kind }: NewDistributionDto,
    user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { id: holdingId } = await ownHolding(manager, accountId, holding_id);
      const row = await this.insert(manager, { holdingId, paidOn, amount, kind }, user);
      return this.answer(manager, row);
    });
  }

  edit(
    id: number,
    { version, paid_on: paidOn, amount, kind }: DistributionChangeDto,
    user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.change({ id, version }, user, (row) => {
      Object.assign(row, definedOf({ paidOn, amount, kind }));
    });
  }

  protected about({ holding: { accountId, property } }: InvestorDistribution) {
    return { accountId, title: property };
  }

  protected details({ amount, paidOn: day }: InvestorDistribution) {
    return { amount, currency: CURRENCY, day };
  }

  protected fields({ paidOn, amount, kind }: InvestorDistribution) {
    return { paid_on: paidOn, amount, kind };
  }

  protected async whole(manager: EntityManager, row: InvestorDistribution) {
    const holding = await manager.findOneByOrFail(InvestorHolding, { id: row.holdingId });
    return Object.assign(row, { holding });
  }
}
