import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { StaleError, type OkDto, type TokenUser } from '@phantom/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { fieldFault } from '../document/field-fault.js';
import { Project } from '../portfolio/project.entity.js';
import { actorOf } from './actor-of.js';
import { centsOf } from './amount.js';
import { definedOf } from './defined-of.js';
import type { HoldingAnswerDto, HoldingDto } from './dto/holding.dto.js';
import type { HoldingChangeDto, NewHoldingDto } from './dto/holding-form.dto.js';
import { holdingViews } from './holding-view.js';
import { idText } from './id-text.js';
import { INVESTMENT_MESSAGES } from './investment-messages.js';
import { InvestorDistribution } from './investor-distribution.entity.js';
import { InvestorHolding } from './investor-holding.entity.js';
import { keepChange } from './keep-change.js';
import { lockRow } from './lock-row.js';

@Injectable()
export class HoldingEditService {
  constructor(@InjectDataSource() private readonly dataSource: DataSource) {}

  async add(accountId: number, form: NewHoldingDto, user: TokenUser): Promise<HoldingAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const columns = { ...columnsOf(form), accountId, ...actorOf(user) };
      const holding = manager.create(InvestorHolding, columns);
      await check(manager, holding);
      await manager.save(holding);
      await keepChange(manager, user, {
        ...about(holding),
        before: null,
        after: fieldsOf(holding),
      });
      return answer(manager, holding);
    });
  }

  async edit(id: number, form: HoldingChangeDto, user: TokenUser): Promise<HoldingAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const holding = await current(manager, id, form.version);
      const before = fieldsOf(holding);
      Object.assign(holding, definedOf(columnsOf(form)), actorOf(user));
      await check(manager, holding);
      await manager.save(holding);
      await keepChange(manager, user, { ...about(holding), before, after: fieldsOf(holding) });
      return answer(manager, holding);
    });
  }

  /** One out of which was paid stays: the payments happened. */
  async remove(id: number, version: number, user: TokenUser): Promise<OkDto> {
    await this.dataSource.transaction(async (manager) => {
      const holding = await current(manager, id, version);
      if (await manager.existsBy(InvestorDistribution, { holdingId: id })) {
        throw fieldFault('id', INVESTMENT_MESSAGES.hasDistributions);
      }
      await manager.delete(InvestorHolding, id);
      await keepChange(manager, user, {
        ...about(holding),
        before: fieldsOf(holding),
        after: null,
      });
    });
    return { error: 0 };
  }
}

/** @throws StaleError where it is not of this version any more */
async function current(
  manager: EntityManager,
  id: number,
  version: number,
): Promise<InvestorHolding> {
  const holding = await lockRow(manager, InvestorHolding, id);
  if (holding.version !== version) {
    const [row] = (await holdingViews(manager, [holding])) as [HoldingDto];
    throw new StaleError(row);
  }
  return holding;
}

async function check(manager: EntityManager, holding: InvestorHolding): Promise<void> {
  const { contributed, committed, projectId } = holding;
  if (centsOf(contributed) > centsOf(committed)) {
    throw fieldFault('contributed', INVESTMENT_MESSAGES.aboveCommitted);
  }
  if (projectId && !(await manager.existsBy(Project, { id: projectId }))) {
    throw fieldFault('project_id', INVESTMENT_MESSAGES.project);
  }
}

const answer = async (
  manager: EntityManager,
  holding: InvestorHolding,
): Promise<HoldingAnswerDto> => ({ error: 0, list: await holdingViews(manager, [holding]) });

const columnsOf = ({ address, as_of, project_id, ...form }: Partial<NewHoldingDto>) => ({
  property: form.property,
  committed: form.committed,
  contributed: form.contributed,
  asOf: as_of,
  projectId: project_id,
  address: address === '' ? null : address,
});

const about = ({ id, accountId, property }: InvestorHolding) => ({
  ...{ accountId, subject: 'holding' as const, subjectId: id, title: property },
});

const fieldsOf = (holding: InvestorHolding) => ({
  property: holding.property,
  address: holding.address ?? null,
  project_id: idText(holding.projectId),
  committed: holding.committed,
  contributed: holding.contributed,
  as_of: holding.asOf,
});
