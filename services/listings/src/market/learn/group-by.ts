/** What belongs together, in the order in which the groups were met. */
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

/** How often each occurs, most often first. */
export function countBy<Item, Key>(
  items: readonly Item[],
  keyOf: (item: Item) => Key,
): [Key, number][] {
  const groups = [...groupBy(items, keyOf)];
  return groups
    .map(([key, group]): [Key, number] => [key, group.length])
    .sort(([, one], [, other]) => other - one);
}
