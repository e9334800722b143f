/** The middle value; for an even number of values the mean of the two middle ones. */
export function median(values: readonly number[]): number {
  if (values.length === 0) throw new Error('There is no median of no values');
  const sorted = [...values].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
}

/** The smallest value that this share (0 to 1) of the values does not exceed: of 100 values the 99th for 0.99. */
export function percentile(values: readonly number[], share: number): number {
  if (values.length === 0) throw new Error('There is no percentile of no values');
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] as number;
}

/** The median of one figure over many measurements. */
export const medianOf = <T>(samples: readonly T[], figure: (sample: T) => number): number =>
  median(samples.map(figure));

/** The note of a table on the number of its measurements. */
export const visitsNote = (samples: readonly unknown[] = []): string =>
  `Medians of ${samples.length} visits.`;
