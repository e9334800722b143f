import { normalAmount, sumOf } from '../common/amount.js';
import type { InvestmentTotalsDto } from '../common/investment.dto.js';
import type { InvestorHolding } from '../common/investment.entity.js';
import type { HoldingDto } from './holding.dto.js';

/** @param distributed the sum of the distributions of the holding */
export const toHoldingDto = (holding: InvestorHolding, distributed = '0'): HoldingDto => ({
  id: holding.id,
  account_id: holding.accountId,
  property: holding.property,
  address: holding.address,
  project_id: holding.projectId,
  committed: normalAmount(holding.committed),
  contributed: normalAmount(holding.contributed),
  distributed: normalAmount(distributed),
  as_of: holding.asOf,
  version: holding.version,
  updated_at: holding.updatedAt.toISOString(),
  updated_by: holding.actorName,
});

export const toTotalsDto = (holdings: readonly HoldingDto[]): InvestmentTotalsDto => ({
  committed: sumOf(holdings.map(({ committed }) => committed)),
  contributed: sumOf(holdings.map(({ contributed }) => contributed)),
  distributed: sumOf(holdings.map(({ distributed }) => distributed)),
});
