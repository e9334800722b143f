/** The groups in the order of their first item. */
export function groupBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}

/** Number of items by key, the largest first. */
export function countBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [Key, number][] {
  const groups = [...groupBy(items, keyOf)];
  return groups
    .map(([key, group]): [Key, number] => [key, group.length])
    .sort(([, one], [, other]) => other - one);
}

/** The weight of the whole segment in the figures of a small group, in listings. */
const prior = 4;

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const squares = (values: readonly number[]) => values.map((value) => value ** 2);

export const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : sum(values) / values.length;

/** The mean of differences, shrunk to 0 where there are few. */
export const cautiousMean = (differences: readonly number[]): number =>
  sum(differences) / (differences.length + prior);

/** The root of the mean square of differences. */
export const spreadOf = (differences: readonly number[]): number =>
  Math.sqrt(mean(squares(differences)));

/** The same for a small group, shrunk to the value of all. */
export const cautiousSpread = (differences: readonly number[], ofAll: number): number =>
  Math.sqrt((sum(squares(differences)) + prior * ofAll ** 2) / (differences.length + prior));

/** The correlation of pairs of differences, from 0 to 1. */
export function correlationOf(pairs: readonly (readonly [number, number])[]): number {
  const products = sum(pairs.map(([one, other]) => one * other));
  const squared = pairs.map(([one, other]) => [one ** 2, other ** 2] as const);
  const scale = Math.sqrt(
    sum(squared.map(([one]) => one)) * sum(squared.map(([, other]) => other)),
  );
  return scale === 0 ? 0 : Math.max(0, products / scale);
}

export function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
