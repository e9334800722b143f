/** A line that was the first to tell of a home, and the key under which it did. */
export interface FirstLine {
  line: number;
  key: string;
}

/** Remembers which line was the first to describe a home. */
export class Duplicates {
  private readonly firstLines = new Map<string, FirstLine>();

  /**
   * The earlier line about the same home; null, and remembered as the first, when there is none.
   *
   * @param others what tells that two lines are about one home, besides the key
   */
  firstLine(own: FirstLine, others: readonly string[]): FirstLine | null {
    const keys = [own.key, ...others];
    const first = keys.map((key) => this.firstLines.get(key)).find((line) => line !== undefined);
    // Whatever a further line with this key says, it is about the same home.
    if (first) this.firstLines.set(own.key, first);
    else for (const key of keys) this.firstLines.set(key, own);
    return first ?? null;
  }
}
