import { normalAmount, sumOf } from '../common/amount.js';
import type { DistributionKind, InvestorDistribution } from '../common/investment.entity.js';
import type { DistributionDto, DistributionYearDto } from './distribution.dto.js';

/** @param distribution with its holding */
export const toDistributionDto = (distribution: InvestorDistribution): DistributionDto => ({
  id: distribution.id,
  holding_id: distribution.holdingId,
  property: distribution.holding.property,
  paid_on: distribution.paidOn,
  amount: normalAmount(distribution.amount),
  kind: distribution.kind,
  version: distribution.version,
  updated_at: distribution.updatedAt.toISOString(),
  updated_by: distribution.actorName,
});

/** The sums of every year from the first payment to the last. A year without a payment has zeros. */
export function toDistributionYears(
  distributions: readonly Pick<DistributionDto, 'paid_on' | 'amount' | 'kind'>[],
): DistributionYearDto[] {
  if (distributions.length === 0) return [];
  const yearsPaid = distributions.map(({ paid_on }) => Number(paid_on.slice(0, 4)));
  const first = Math.min(...yearsPaid);
  const count = Math.max(...yearsPaid) - first + 1;
  return Array.from({ length: count }, (_, offset) => {
    const year = first + offset;
    const ofYear = distributions.filter((_, index) => yearsPaid[index] === year);
    const sumOfKind = (wanted: DistributionKind) =>
      sumOf(ofYear.filter(({ kind }) => kind === wanted).map(({ amount }) => amount));
    return {
      year,
      total: sumOf(ofYear.map(({ amount }) => amount)),
      income: sumOfKind('income'),
      return_of_capital: sumOfKind('return_of_capital'),
      sale: sumOfKind('sale'),
    };
  });
}
