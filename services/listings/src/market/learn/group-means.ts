import { groupBy } from './group-by.js';
import { mean, spreadOf } from './log-fit.js';

type Value<Item> = (item: Item) => number | null;

/** The mean of each group, and what it leaves of the values. */
export class GroupMeans<Item> {
  private readonly means: Map<string, number>;
  private readonly ofAll: number;
  /** Of what the groups' means leave. */
  readonly spread: number;

  /** @param meanOfGroup is given the known values, at least one */
  constructor(
    items: readonly Item[],
    private readonly groupOf: (item: Item) => string,
    private readonly valueOf: Value<Item>,
    meanOfGroup: (values: readonly number[]) => number = mean,
  ) {
    const known = items.filter((item) => valueOf(item) !== null);
    this.ofAll = mean(this.values(known));
    this.means = new Map(
      [...groupBy(known, groupOf)].map(([key, group]) => [key, meanOfGroup(this.values(group))]),
    );
    this.spread = spreadOf(this.rests(items));
  }

  /** What is expected of an item; of a group without any value, what is of all. */
  expected(item: Item): number {
    return this.means.get(this.groupOf(item)) ?? this.ofAll;
  }

  /** What is left of the value; null when it is unknown. */
  rest(item: Item): number | null {
    const value = this.valueOf(item);
    return value === null ? null : value - this.expected(item);
  }

  rests(items: readonly Item[]): number[] {
    return items.map((item) => this.rest(item)).filter((rest) => rest !== null);
  }

  private values(items: readonly Item[]): number[] {
    return items.map(this.valueOf).filter((value) => value !== null);
  }
}
