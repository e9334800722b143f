import { LRUCache } from 'lru-cache';

/** A result and the time from which it is stale even if the index has not changed. */
export interface Expiring {
  until: number;
}

/** Results for one version of the index. The least recently used ones are dropped when the cache is full. */
export class VersionedCache<T extends Expiring> {
  private version = -1;
  private readonly results: LRUCache<string, T>;

  /** @param bytesOf an estimate for one result */
  constructor(maxBytes: number, bytesOf: (result: T) => number) {
    this.results = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: (result, key) => bytesOf(result) + 2 * key.length + 1_000,
    });
  }

  get(version: number, key: string, now: number, compute: () => T): T {
    if (version !== this.version) this.results.clear();
    this.version = version;
    const known = this.results.get(key);
    if (known && now < known.until) return known;
    const result = compute();
    this.results.set(key, result);
    return result;
  }
}
