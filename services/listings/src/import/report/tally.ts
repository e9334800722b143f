/** How often something happened, and where first. */
export interface Count {
  count: number;
  /** The first lines it happened on. */
  lines: number[];
}

const shownLines = 3;

/** Counts by name, in the order of first appearance. */
export class Tally<Name extends string> {
  private readonly counts = new Map<Name, Count>();

  add(name: Name, line: number): void {
    const known = this.counts.get(name) ?? { count: 0, lines: [] };
    known.count += 1;
    if (known.lines.length < shownLines) known.lines.push(line);
    this.counts.set(name, known);
  }

  of(name: Name): number {
    return this.counts.get(name)?.count ?? 0;
  }

  get total(): number {
    return [...this.counts.values()].reduce((sum, { count }) => sum + count, 0);
  }

  /** The most frequent first. */
  entries(): [Name, Count][] {
    return [...this.counts].sort(([, a], [, b]) => b.count - a.count);
  }
}
