interface Counted {
  value: string;
  count: number;
}

/** A choice of a list, with the homes that have it; undefined where that is not known. */
export interface Choice {
  value: string;
  count: number | undefined;
}

interface Counts {
  /** When the list was opened. */
  first: readonly Counted[] | undefined;
  /** Under what is chosen now. */
  now: readonly Counted[] | undefined;
}

/**
 * What there is to choose from: a list that was opened keeps its order and its entries while the counts change,
 * and what is chosen stays even where no home has it any more.
 */
export const choicesOf = ({ first = [], now }: Counts, chosen: readonly string[]): Choice[] => {
  const counts = new Map(now?.map(({ value, count }) => [value, count]));
  const values = new Set([...first.map(({ value }) => value), ...counts.keys(), ...chosen]);
  return [...values].map((value) => ({ value, count: now && (counts.get(value) ?? 0) }));
};
