import { countBy } from './group-by.js';

const steps = [100_000, 50_000, 25_000, 10_000, 5_000, 1_000, 500, 100, 50, 25, 5, 1];

/** How prices are rounded: 599,000 to a thousand, 2,795 to five. */
export function priceSteps(prices: readonly (number | null)[]): [number, number][] {
  const known = prices.filter((price) => price !== null).map(Math.round);
  return countBy(known, (price) => steps.find((step) => price % step === 0) ?? 1);
}
