/** Dictionary encoding: equal values share one code, so that a filter tests each distinct value once. */
export class Dictionary<T> {
  /** The value of each code. */
  readonly values: T[] = [];
  private readonly codes = new Map<string, number>();

  /** @param key the same for equal values */
  encode(key: string, create: () => T): number {
    const known = this.codes.get(key);
    if (known !== undefined) return known;
    const code = this.values.push(create()) - 1;
    this.codes.set(key, code);
    return code;
  }

  /** By code: the flag where the predicate holds, else 0. */
  flags(flag: number, predicate: (value: T) => boolean): Uint8Array {
    return Uint8Array.from(this.values, (value) => (predicate(value) ? flag : 0));
  }
}
