import type { Bitmap } from './bitmap.js';
import type { ListingIndex } from './listing-index.js';

/** The ends and the middle of the middle half of prices. */
export interface PriceQuartiles {
  /** The prices that it rests on. */
  count: number;
  low: number;
  median: number;
  high: number;
}

/** The quartiles of the known prices. Null without any. */
export function priceQuartiles(index: ListingIndex, rows: Bitmap): PriceQuartiles | null {
  const prices = rows
    .rows()
    .map((row) => index.columns.price[row] as number)
    // 0 is unknown.
    .filter((price) => price > 0)
    .sort();
  if (prices.length === 0) return null;
  return {
    count: prices.length,
    low: quantile(prices, 0.25),
    median: quantile(prices, 0.5),
    high: quantile(prices, 0.75),
  };
}

/** Between two values it interpolates, as `percentile_cont` of PostgreSQL does. */
function quantile(sorted: Int32Array, share: number): number {
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)] as number;
  const above = sorted[Math.ceil(place)] as number;
  return below + (above - below) * (place % 1);
}
