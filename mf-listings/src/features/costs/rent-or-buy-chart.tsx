import { useFormat } from '@phantom/mf-kit';
import { useCostsTexts } from './costs-texts';
import type { YearOfCosts } from './rent-or-buy';
import styles from './rent-or-buy-chart.module.css';

interface Props {
  years: readonly YearOfCosts[];
  /** The year that is marked. */
  stay: number;
}

const WAYS = ['buying', 'renting'] as const;

/** Both costs over the years. It is decorative: a table has the same values. */
export function RentOrBuyChart({ years, stay }: Props) {
  const { t } = useCostsTexts();
  const { number } = useFormat();
  const amounts = years.flatMap(({ buying, renting }) => [buying, renting]);
  const top = Math.max(...amounts);
  const bottom = Math.min(0, ...amounts);
  const x = (year: number) => (100 * (year - 1)) / (years.length - 1);
  const y = (dollars: number) => (100 * (top - dollars)) / (top - bottom);
  const short = (dollars: number) =>
    number(dollars, {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      maximumSignificantDigits: 3,
    });
  return (
    <figure className={styles.chart} aria-hidden="true">
      <span className={styles.top}>{short(top)}</span>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" fill="none">
        <line className={styles.axis} x1="0" x2="100" y1={y(0)} y2={y(0)} />
        <line className={styles.stay} x1={x(stay)} x2={x(stay)} y1="0" y2="100" />
        {WAYS.map((way) => (
          <polyline
            key={way}
            className={styles[way]}
            points={years.map((each) => `${x(each.year)},${y(each[way])}`).join(' ')}
          />
        ))}
      </svg>
      <figcaption>
        {WAYS.map((way) => (
          <span key={way} className={styles.key}>
            <svg viewBox="0 0 16 4" fill="none">
              <line className={styles[way]} x1="0" x2="16" y1="2" y2="2" />
            </svg>
            {t(`compare.${way}`)}
          </span>
        ))}
        <span>{t('mf-listings:detail.years', { count: years.length })}</span>
      </figcaption>
    </figure>
  );
}
