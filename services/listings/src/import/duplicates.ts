/** Remembers which line was the first to describe a home. */
export class Duplicates {
  private readonly firstLines = new Map<string, number>();

  /** The earlier line that has one of these keys; null, and remembered as the first, when there is none. */
  firstLine(keys: readonly string[], line: number): number | null {
    for (const key of keys) {
      const first = this.firstLines.get(key);
      if (first !== undefined) return first;
    }
    for (const key of keys) this.firstLines.set(key, line);
    return null;
  }
}
