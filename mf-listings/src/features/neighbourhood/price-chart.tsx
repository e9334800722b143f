import { useFormat } from '@phantom/mf-kit';
import styles from './price-chart.module.css';

interface PriceRange {
  low: number;
  median: number;
  high: number;
}

export interface ChartRow {
  name: string;
  prices: PriceRange | null;
}

/** Middle halves and medians on one scale from 0. It is decorative: a table has the same values. */
export function PriceChart({ rows }: { rows: readonly ChartRow[] }) {
  const { number } = useFormat();
  const known = rows.flatMap(({ name, prices }) => (prices ? [{ name, prices }] : []));
  const top = Math.max(...known.map(({ prices }) => prices.high));
  const at = (dollars: number) => `${(100 * dollars) / top}%`;
  const short = (dollars: number) =>
    number(dollars, {
      style: 'currency',
      currency: 'USD',
      notation: 'compact',
      maximumSignificantDigits: 3,
    });
  // A single bar fills the scale and says nothing.
  if (known.length < 2) return null;
  return (
    <div className={styles.chart} aria-hidden="true">
      {known.map(({ name, prices: { low, median, high } }) => (
        <div key={name} className={styles.row}>
          <span>{name}</span>
          <svg className={styles.bar} fill="none">
            <line className={styles.scale} x1="0" x2="100%" y1="50%" y2="50%" />
            <line className={styles.middle} x1={at(low)} x2={at(high)} y1="50%" y2="50%" />
            <line className={styles.median} x1={at(median)} x2={at(median)} y1="10%" y2="90%" />
          </svg>
        </div>
      ))}
      <div className={styles.row}>
        <span />
        <span className={styles.ends}>
          <span>{short(0)}</span>
          <span>{short(top)}</span>
        </span>
      </div>
    </div>
  );
}
