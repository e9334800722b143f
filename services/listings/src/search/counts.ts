/** A value and how many homes have it. */
export interface Count<T> {
  value: T;
  count: number;
}

/** Counts of values; what is unknown, or had by none, is not among them. */
export class Counts<T extends string | number> {
  private readonly counts = new Map<T, number>();

  add(value: T | null, count: number): void {
    if (value !== null && count > 0) this.counts.set(value, (this.counts.get(value) ?? 0) + count);
  }

  /** The most first, equal ones by value. */
  mostFirst(limit = Infinity): Count<T>[] {
    return this.ascending()
      .sort((one, other) => other.count - one.count)
      .slice(0, limit);
  }

  /** By value. */
  ascending(): Count<T>[] {
    return [...this.counts]
      .map(([value, count]) => ({ value, count }))
      .sort((one, other) => (one.value < other.value ? -1 : 1));
  }
}
