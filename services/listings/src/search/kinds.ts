/** Numbers the different things that homes have in common: a filter asks each once, and not each home. */
export class Kinds<T> {
  readonly all: T[] = [];
  private readonly numbers = new Map<string, number>();

  /** @param key the same for two that are the same */
  numberOf(key: string, kind: () => T): number {
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const number = this.all.push(kind()) - 1;
    this.numbers.set(key, number);
    return number;
  }

  /** The mark of those of which it is true, and 0 of the others, by their numbers. */
  marked(mark: number, isTrue: (kind: T) => boolean): Uint8Array {
    return Uint8Array.from(this.all, (kind) => (isTrue(kind) ? mark : 0));
  }
}
