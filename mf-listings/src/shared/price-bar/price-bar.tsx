import type { ReactNode, SVGProps } from 'react';
import styles from './price-bar.module.css';

export interface PriceRange {
  low: number;
  median: number;
  high: number;
}

interface PriceBarProps {
  prices: PriceRange;
  /** Where an amount stands on the scale. */
  at: (dollars: number) => string;
  height: string;
  /** Further marks. */
  children?: ReactNode;
}

/** The middle half and the median of prices on a scale. It is decorative: a table has the same values. */
export function PriceBar({ prices: { low, median, high }, at, height, children }: PriceBarProps) {
  return (
    <svg fill="none" className={styles.bar} width="100%" height={height} aria-hidden="true">
      <line className={styles.scale} x1="0" x2="100%" y1="50%" y2="50%" />
      <MiddleHalfMark x1={at(low)} x2={at(high)} />
      <MedianMark x1={at(median)} x2={at(median)} y1="10%" y2="90%" />
      {children}
    </svg>
  );
}

export const MiddleHalfMark = (ends: Pick<SVGProps<SVGLineElement>, 'x1' | 'x2'>) => (
  <line className={styles.middle} y1="50%" y2="50%" {...ends} />
);

export const MedianMark = (ends: Pick<SVGProps<SVGLineElement>, 'x1' | 'x2' | 'y1' | 'y2'>) => (
  <line className={styles.median} {...ends} />
);
