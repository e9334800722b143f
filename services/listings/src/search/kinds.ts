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

  /** 1 or 0 of each. */
  wanted(isWanted: (kind: T) => boolean): Uint8Array {
    const answers = new Uint8Array(this.all.length);
    this.all.forEach((kind, number) => {
      if (isWanted(kind)) answers[number] = 1;
    });
    return answers;
  }
}
