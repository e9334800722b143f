import { LRUCache } from 'lru-cache';

/** What was found out, and until when it is the same if no home changes. */
export interface Finding {
  until: number;
}

/** Findings about one version of the index, as many as there is room for. */
export class Memo<T extends Finding> {
  private version = -1;
  private readonly findings: LRUCache<string, T>;

  /**
   * @param room bytes
   * @param bytesOf one of them, about
   */
  constructor(room: number, bytesOf: (finding: T) => number) {
    this.findings = new LRUCache({
      maxSize: room,
      sizeCalculation: (it, key) => bytesOf(it) + 2 * key.length + 1_000,
    });
  }

  find(version: number, key: string, now: number, find: () => T): T {
    if (version !== this.version) this.findings.clear();
    this.version = version;
    const known = this.findings.get(key);
    if (known && now < known.until) return known;
    const found = find();
    this.findings.set(key, found);
    return found;
  }
}
