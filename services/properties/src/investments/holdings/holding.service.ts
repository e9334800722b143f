import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { ContentEntry } from '@phantom/content-editing';
import { fieldError, actorOf, StaleError, type OkDto, type TokenUser } from '@phantom/service-kit';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import {
  changedFields,
  definedColumns,
  lockRow,
  type FieldValues,
  type RowStates,
} from '../../common/versioned-resource.js';
import { PROJECT } from '../../portfolio/project.type.js';
import { centsOf, CURRENCY } from '../common/amount.js';
import { appendInvestmentChange, idText } from '../history/investment-history.service.js';
import { InvestorDistribution, InvestorHolding } from '../common/investment.entity.js';
import { INVESTMENT_MESSAGES } from '../../common/messages.js';
import type {
  HoldingAnswerDto,
  HoldingChangeDto,
  HoldingDto,
  HoldingListDto,
  NewHoldingDto,
} from './holding.dto.js';
import { toHoldingDto, toTotalsDto } from './holding.mapper.js';

@Injectable()
export class HoldingService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async list(accountId: number): Promise<HoldingListDto> {
    const { manager } = this.dataSource;
    const holdings = await manager.find(InvestorHolding, {
      where: { accountId },
      order: { property: 'ASC', id: 'ASC' },
    });
    const list = await withDistributions(manager, holdings);
    return { error: 0, list, totals: toTotalsDto(list) };
  }

  add(accountId: number, form: NewHoldingDto, user: TokenUser): Promise<HoldingAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const holding = manager.create(InvestorHolding, {
        address: null,
        projectId: null,
        ...definedColumns(columnsOf(form)),
        accountId,
        ...actorOf(user),
      });
      await checkHolding(manager, holding);
      await manager.save(holding);
      await appendToHistory(manager, user, holding, { before: null, after: fieldsOf(holding) });
      return this.response(manager, holding);
    });
  }

  /** A change to the same values is no change: the version stays. */
  edit(id: number, form: HoldingChangeDto, user: TokenUser): Promise<HoldingAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const holding = await lockVersion(manager, id, form.version);
      const before = fieldsOf(holding);
      Object.assign(holding, definedColumns(columnsOf(form)));
      await checkHolding(manager, holding);
      const after = fieldsOf(holding);
      if (changedFields(before, after).length > 0) {
        await manager.save(Object.assign(holding, actorOf(user)));
        await appendToHistory(manager, user, holding, { before, after });
      }
      return this.response(manager, holding);
    });
  }

  /** Refuses a holding that has distributions: those payments were made. */
  remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    return this.dataSource.transaction(async (manager) => {
      const holding = await lockVersion(manager, id, version);
      if (await manager.existsBy(InvestorDistribution, { holdingId: id })) {
        throw fieldError('id', INVESTMENT_MESSAGES.hasDistributions);
      }
      await manager.delete(InvestorHolding, id);
      await appendToHistory(manager, user, holding, { before: fieldsOf(holding), after: null });
      return { error: 0 };
    });
  }

  private async response(
    manager: EntityManager,
    holding: InvestorHolding,
  ): Promise<HoldingAnswerDto> {
    return { error: 0, list: await withDistributions(manager, [holding]) };
  }
}

/** The holding that a form names. It cannot be removed until the transaction ends. */
export async function lockHoldingOf(
  manager: EntityManager,
  accountId: number,
  id: number,
): Promise<InvestorHolding> {
  const lock = { mode: 'for_key_share' } as const;
  const holding = await manager.findOne(InvestorHolding, { where: { id, accountId }, lock });
  if (!holding) throw fieldError('holding_id', INVESTMENT_MESSAGES.otherHolding);
  return holding;
}

export async function withDistributions(
  manager: EntityManager,
  holdings: readonly InvestorHolding[],
): Promise<HoldingDto[]> {
  const holdingIds = holdings.map(({ id }) => id);
  const sums = await manager
    .createQueryBuilder(InvestorDistribution, 'distribution')
    .select('distribution.holding_id', 'id')
    .addSelect('sum(distribution.amount)::text', 'sum')
    .where('distribution.holding_id = ANY(:holdingIds)', { holdingIds })
    .groupBy('distribution.holding_id')
    .getRawMany<{ id: number; sum: string }>();
  const distributed = new Map(sums.map(({ id, sum }) => [id, sum]));
  return holdings.map((holding) => toHoldingDto(holding, distributed.get(holding.id)));
}

async function lockVersion(
  manager: EntityManager,
  id: number,
  version: number,
): Promise<InvestorHolding> {
  const holding = await lockRow(manager, InvestorHolding, id);
  if (holding.version !== version) {
    const [dto] = (await withDistributions(manager, [holding])) as [HoldingDto];
    throw new StaleError(dto);
  }
  return holding;
}

async function checkHolding(
  manager: EntityManager,
  { contributed, committed, projectId }: InvestorHolding,
): Promise<void> {
  if (centsOf(contributed) > centsOf(committed)) {
    throw fieldError('contributed', INVESTMENT_MESSAGES.aboveCommitted);
  }
  const project = { type: PROJECT.name, number: projectId ?? 0, deletedAt: IsNull() };
  if (projectId && !(await manager.existsBy(ContentEntry, project))) {
    throw fieldError('project_id', INVESTMENT_MESSAGES.project);
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

const fieldsOf = (holding: InvestorHolding): FieldValues => ({
  property: holding.property,
  address: holding.address,
  project_id: idText(holding.projectId),
  committed: holding.committed,
  contributed: holding.contributed,
  as_of: holding.asOf,
});

const appendToHistory = (
  manager: EntityManager,
  user: TokenUser,
  { id, accountId, property, committed }: InvestorHolding,
  states: RowStates,
): Promise<void> =>
  appendInvestmentChange(
    manager,
    user,
    {
      subject: 'holding',
      id,
      accountId,
      title: property,
      details: { amount: committed, currency: CURRENCY },
    },
    states,
  );
