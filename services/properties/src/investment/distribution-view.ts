import { plainAmount } from './amount.js';
import type { DistributionDto } from './dto/distribution.dto.js';
import type { InvestorDistribution } from './investor-distribution.entity.js';

/** @param distribution with its holding */
export const distributionView = (distribution: InvestorDistribution): DistributionDto => ({
  id: distribution.id,
  holding_id: distribution.holdingId,
  property: distribution.holding.property,
  paid_on: distribution.paidOn,
  amount: plainAmount(distribution.amount),
  kind: distribution.kind,
  version: distribution.version,
  updated_at: distribution.updatedAt.toISOString(),
  updated_by: distribution.actorName,
});
