import { sumOf } from './amount.js';
import type { DistributionDto, DistributionYearDto } from './dto/distribution.dto.js';
import type { DistributionKind } from './investment-kinds.js';

/** What was paid in each year, from the first with a payment to the last: a year without one is a zero. */
export function distributionYears(
  distributions: readonly Pick<DistributionDto, 'paid_on' | 'amount' | 'kind'>[],
): DistributionYearDto[] {
  if (distributions.length === 0) return [];
  const paidIn = distributions.map(({ paid_on }) => Number(paid_on.slice(0, 4)));
  const first = Math.min(...paidIn);
  const count = Math.max(...paidIn) - first + 1;
  return Array.from({ length: count }, (_, offset) => {
    const year = first + offset;
    const paid = distributions.filter((_, index) => paidIn[index] === year);
    const of = (...kinds: DistributionKind[]) =>
      sumOf(paid.filter(({ kind }) => kinds.includes(kind)).map(({ amount }) => amount));
    return {
      year,
      total: sumOf(paid.map(({ amount }) => amount)),
      income: of('income'),
      return_of_capital: of('return_of_capital'),
      sale: of('sale'),
    };
  });
}
