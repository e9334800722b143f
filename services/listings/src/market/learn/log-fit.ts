/** So many listings does the whole segment weigh in the figures of a small group. */
const prior = 4;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const squares = (values: readonly number[]) => values.map((value) => value ** 2);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** The mean of differences, drawn to 0 where they are few. */
export const cautiousMean = (differences: readonly number[]): number =>
  sum(differences) / (differences.length + prior);

/** Root of the mean square of differences. */
export const spreadOf = (differences: readonly number[]): number =>
  Math.sqrt(mean(squares(differences)));

/** The same of a small group, drawn to the spread of all. */
export const cautiousSpread = (differences: readonly number[], ofAll: number): number =>
  Math.sqrt((sum(squares(differences)) + prior * ofAll ** 2) / (differences.length + prior));

/** How far pairs of differences go together, 0 to 1. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const products = sum(pairs.map(([one, other]) => one * other));
  const squared = pairs.map(([one, other]) => [one ** 2, other ** 2] as const);
  const scale = Math.sqrt(
    sum(squared.map(([one]) => one)) * sum(squared.map(([, other]) => other)),
  );
  return scale === 0 ? 0 : Math.max(0, products / scale);
}
