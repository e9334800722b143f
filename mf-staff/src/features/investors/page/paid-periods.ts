import { useTranslation } from '@phantom/mf-kit';
import { centsOf } from '../../../shared/money/parse-amount';
import type { Distribution } from '../api/investments';

export const KINDS = ['income', 'return_of_capital', 'sale'] as const;
type Kind = (typeof KINDS)[number];

export type PaidPeriods = [PaidPeriod, ...PaidPeriod[]];

export const GROUPINGS = ['year', 'quarter'] as const;
export type Grouping = (typeof GROUPINGS)[number];

/** Payments of a year or quarter, in whole cents. */
interface PaidPeriod {
  key: string;
  year: number;
  /** 1 to 4; undefined for a whole year. */
  quarter?: number;
  total: bigint;
  kinds: Record<Kind, bigint>;
}

/** All periods from the first payment to the last, including empty ones; undefined without payments. */
export function paidPeriods(
  distributions: readonly Pick<Distribution, 'paid_on' | 'amount' | 'kind'>[],
  grouping: Grouping,
): PaidPeriods | undefined {
  if (distributions.length === 0) return undefined;
  const steps = distributions.map(({ paid_on }) => stepOf(paid_on, grouping));
  const [first, last] = [Math.min(...steps), Math.max(...steps)];
  const paidIn = (step: number) => {
    const kinds = { income: 0n, return_of_capital: 0n, sale: 0n };
    const [year, quarter] = grouping === 'year' ? [step] : [Math.floor(step / 4), (step % 4) + 1];
    const period: PaidPeriod = { key: String(step), year, quarter, total: 0n, kinds };
    for (const { amount, kind } of distributions.filter((_, index) => steps[index] === step)) {
      const cents = centsOf(amount);
      period.total += cents;
      period.kinds[kind] += cents;
    }
    return period;
  };
  const later = Array.from({ length: last - first }, (_, offset) => paidIn(first + 1 + offset));
  return [paidIn(first), ...later];
}

/** Number of the period since year 0. */
function stepOf(day: string, grouping: Grouping): number {
  const [year, month] = day.split('-').map(Number) as [number, number];
  return grouping === 'year' ? year : year * 4 + Math.floor((month - 1) / 3);
}

/** Writes cents as an amount of the API: `5` becomes `0.05`. */
export const amountOf = (cents: bigint): string =>
  `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

export function usePeriodName() {
  const { t } = useTranslation();
  return ({ year, quarter }: Pick<PaidPeriod, 'year' | 'quarter'>): string =>
    quarter === undefined
      ? String(year)
      : t('investors.distributions.quarterName', { quarter, year });
}
