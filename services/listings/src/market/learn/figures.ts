import type { Figures } from '../market.js';
import { rounded } from './rounded.js';

const steps = 20;

/** Describes how values are distributed; null when none is known. */
export function figuresOf(values: readonly (number | null)[]): Figures | null {
  const known = values.filter((value) => value !== null).sort((a, b) => a - b);
  if (known.length === 0) return null;
  const at = (share: number) => known[Math.round(share * (known.length - 1))] ?? 0;
  return {
    unknown: rounded(1 - known.length / values.length, 4),
    quantiles: Array.from({ length: steps + 1 }, (_, step) => at(step / steps)),
  };
}
