interface RoomCount {
  /** Rooms; the cap stands for all that have more, too. */
  value: number;
  count: number;
}

/** How many homes have from `min` to `max` rooms; undefined where counts that end in "`cap` or more" cannot tell. */
export const countBetween = (
  counts: readonly RoomCount[],
  cap: number,
  min: number,
  max = Infinity,
): number | undefined => {
  const isTold = Number.isInteger(min) && min <= cap && (max === Infinity || max < cap);
  if (!isTold) return undefined;
  return counts
    .filter(({ value }) => value >= min && value <= max)
    .reduce((sum, { count }) => sum + count, 0);
};

/** The usual steps, and the one that is chosen if it is another. */
export const stepsWith = (steps: readonly number[], chosen: number | undefined): number[] =>
  chosen === undefined || steps.includes(chosen)
    ? [...steps]
    : [...steps, chosen].sort((one, other) => one - other);
