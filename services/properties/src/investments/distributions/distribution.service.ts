import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { actorOf, StaleError, type OkDto, type TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import {
  changedFields,
  definedColumns,
  lockRow,
  type FieldValues,
  type RowStates,
} from '../../common/versioned-resource.js';
import { CURRENCY } from '../common/amount.js';
import { appendInvestmentChange } from '../history/investment-history.service.js';
import { lockHoldingOf } from '../holdings/holding.service.js';
import { InvestorDistribution, InvestorHolding } from '../common/investment.entity.js';
import type {
  DistributionAnswerDto,
  DistributionChangeDto,
  DistributionListDto,
  NewDistributionDto,
} from './distribution.dto.js';
import { toDistributionDto, toDistributionYears } from './distribution.mapper.js';

@Injectable()
export class DistributionService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(accountId: number): Promise<DistributionListDto> {
    const distributions = await this.dataSource.manager.find(InvestorDistribution, {
      where: { holding: { accountId } },
      relations: { holding: true },
      order: { paidOn: 'DESC', id: 'DESC' },
    });
    const list = distributions.map(toDistributionDto);
    return { error: 0, list, years: toDistributionYears(list) };
  }

  add(
    accountId: number,
    { holding_id, paid_on: paidOn, amount, kind }: NewDistributionDto,
    user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { id: holdingId } = await lockHoldingOf(manager, accountId, holding_id);
      const columns = { holdingId, paidOn, amount, kind, ...actorOf(user) };
      const row = await manager.save(manager.create(InvestorDistribution, columns));
      const distribution = await withHolding(manager, row);
      const after = fieldsOf(distribution);
      await appendToHistory(manager, user, distribution, { before: null, after });
      return toResponse(distribution);
    });
  }

  /** A change to the same values is no change: the version stays. */
  edit(
    id: number,
    { version, paid_on: paidOn, amount, kind }: DistributionChangeDto,
    user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const distribution = await lockVersion(manager, id, version);
      const before = fieldsOf(distribution);
      Object.assign(distribution, definedColumns({ paidOn, amount, kind }));
      const after = fieldsOf(distribution);
      if (changedFields(before, after).length > 0) {
        await manager.save(Object.assign(distribution, actorOf(user)));
        await appendToHistory(manager, user, distribution, { before, after });
      }
      return toResponse(distribution);
    });
  }

  remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    return this.dataSource.transaction(async (manager) => {
      const distribution = await lockVersion(manager, id, version);
      await manager.delete(InvestorDistribution, id);
      const before = fieldsOf(distribution);
      await appendToHistory(manager, user, distribution, { before, after: null });
      return { error: 0 };
    });
  }
}

async function lockVersion(
  manager: EntityManager,
  id: number,
  version: number,
): Promise<InvestorDistribution> {
  const row = await lockRow(manager, InvestorDistribution, id);
  const distribution = await withHolding(manager, row);
  if (distribution.version !== version) throw new StaleError(toDistributionDto(distribution));
  return distribution;
}

async function withHolding(
  manager: EntityManager,
  distribution: InvestorDistribution,
): Promise<InvestorDistribution> {
  const holding = await manager.findOneByOrFail(InvestorHolding, { id: distribution.holdingId });
  return Object.assign(distribution, { holding });
}

const fieldsOf = ({ paidOn, amount, kind }: InvestorDistribution): FieldValues => ({
  paid_on: paidOn,
  amount,
  kind,
});

const appendToHistory = (
  manager: EntityManager,
  user: TokenUser,
  { id, holding, amount, paidOn }: InvestorDistribution,
  states: RowStates,
): Promise<void> =>
  appendInvestmentChange(
    manager,
    user,
    {
      subject: 'distribution',
      id,
      accountId: holding.accountId,
      title: holding.property,
      details: { amount, currency: CURRENCY, day: paidOn },
    },
    states,
  );

const toResponse = (distribution: InvestorDistribution): DistributionAnswerDto => ({
  error: 0,
  list: [toDistributionDto(distribution)],
});
