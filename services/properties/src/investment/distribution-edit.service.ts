import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { StaleError, type OkDto, type TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { actorOf } from './actor-of.js';
import { definedOf } from './defined-of.js';
import { distributionView } from './distribution-view.js';
import type { DistributionAnswerDto } from './dto/distribution.dto.js';
import type { DistributionChangeDto, NewDistributionDto } from './dto/distribution-form.dto.js';
import { InvestorDistribution } from './investor-distribution.entity.js';
import { InvestorHolding } from './investor-holding.entity.js';
import { keepChange } from './keep-change.js';
import { lockRow } from './lock-row.js';
import { ownHolding } from './own-holding.js';

@Injectable()
export class DistributionEditService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async add(
    accountId: number,
    form: NewDistributionDto,
    user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const holding = await ownHolding(manager, accountId, form.holding_id);
      const { paid_on: paidOn, amount, kind } = form;
      const columns = { holdingId: holding.id, holding, paidOn, amount, kind, ...actorOf(user) };
      const distribution = await manager.save(manager.create(InvestorDistribution, columns));
      const after = fieldsOf(distribution);
      await keepChange(manager, user, { ...about(distribution), before: null, after });
      return answer(distribution);
    });
  }

  async edit(
    id: number,
    { version, paid_on: paidOn, amount, kind }: DistributionChangeDto,
    user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const distribution = await current(manager, id, version);
      const before = fieldsOf(distribution);
      Object.assign(distribution, definedOf({ paidOn, amount, kind }), actorOf(user));
      await manager.save(distribution);
      const after = fieldsOf(distribution);
      await keepChange(manager, user, { ...about(distribution), before, after });
      return answer(distribution);
    });
  }

  async remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    await this.dataSource.transaction(async (manager) => {
      const distribution = await current(manager, id, version);
      await manager.delete(InvestorDistribution, id);
      const before = fieldsOf(distribution);
      await keepChange(manager, user, { ...about(distribution), before, after: null });
    });
    return { error: 0 };
  }
}

/** @throws StaleError where it is not of this version any more */
async function current(
  manager: EntityManager,
  id: number,
  version: number,
): Promise<InvestorDistribution> {
  const distribution = await lockRow(manager, InvestorDistribution, id);
  const { holdingId } = distribution;
  distribution.holding = await manager.findOneByOrFail(InvestorHolding, { id: holdingId });
  if (distribution.version !== version) throw new StaleError(distributionView(distribution));
  return distribution;
}

const answer = (distribution: InvestorDistribution): DistributionAnswerDto => ({
  error: 0,
  list: [distributionView(distribution)],
});

const about = ({ id, holding: { accountId, property } }: InvestorDistribution) => ({
  ...{ accountId, subject: 'distribution' as const, subjectId: id, title: property },
});

const fieldsOf = ({ paidOn, amount, kind }: InvestorDistribution) => ({
  paid_on: paidOn,
  amount,
  kind,
});
