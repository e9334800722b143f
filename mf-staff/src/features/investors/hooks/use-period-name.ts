import { useTranslation } from '@phantom/mf-kit';
import type { PaidPeriod } from '../paid-periods';

/** How a year or a quarter is called. */
export function usePeriodName() {
  const { t } = useTranslation();
  return ({ year, quarter }: Pick<PaidPeriod, 'year' | 'quarter'>): string =>
    quarter === undefined
      ? String(year)
      : t('investors.distributions.quarterName', { quarter, year });
}
