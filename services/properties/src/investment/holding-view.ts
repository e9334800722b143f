import type { EntityManager } from 'typeorm';
import { plainAmount, sumOf } from './amount.js';
import type { HoldingDto, InvestmentTotalsDto } from './dto/holding.dto.js';
import { InvestorDistribution } from './investor-distribution.entity.js';
import type { InvestorHolding } from './investor-holding.entity.js';

/** Holdings as they are answered, with what was paid out of each. */
export async function holdingViews(
  manager: EntityManager,
  holdings: readonly InvestorHolding[],
): Promise<HoldingDto[]> {
  const distributed = await distributedOf(
    manager,
    holdings.map(({ id }) => id),
  );
  return holdings.map((holding) => ({
    id: holding.id,
    account_id: holding.accountId,
    property: holding.property,
    address: holding.address,
    project_id: holding.projectId,
    committed: plainAmount(holding.committed),
    contributed: plainAmount(holding.contributed),
    distributed: plainAmount(distributed.get(holding.id) ?? '0'),
    as_of: holding.asOf,
    version: holding.version,
    updated_at: holding.updatedAt.toISOString(),
    updated_by: holding.actorName,
  }));
}

export const totalsOf = (holdings: readonly HoldingDto[]): InvestmentTotalsDto => ({
  committed: sumOf(holdings.map(({ committed }) => committed)),
  contributed: sumOf(holdings.map(({ contributed }) => contributed)),
  distributed: sumOf(holdings.map(({ distributed }) => distributed)),
});

async function distributedOf(
  manager: EntityManager,
  holdingIds: readonly number[],
): Promise<Map<number, string>> {
  const sums = await manager
    .createQueryBuilder(InvestorDistribution, 'distribution')
    .select('distribution.holding_id', 'id')
    .addSelect('sum(distribution.amount)::text', 'sum')
    .where('distribution.holding_id = ANY(:holdingIds)', { holdingIds })
    .groupBy('distribution.holding_id')
    .getRawMany<{ id: number; sum: string }>();
  return new Map(sums.map(({ id, sum }) => [id, sum]));
}
