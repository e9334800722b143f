import { useFormat } from '@phantom/mf-kit';
import { PriceBar, type PriceRange } from '../../shared/price-bar/price-bar';
import styles from './price-chart.module.css';

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
      {known.map(({ name, prices }) => (
        <div key={name} className={styles.row}>
          <span>{name}</span>
          <PriceBar prices={prices} at={at} height="1.5rem" />
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
