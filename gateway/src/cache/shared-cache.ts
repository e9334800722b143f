import { LRUCache } from 'lru-cache';

/** How long a value may be served, in seconds. */
export interface CachePolicy {
  /** For so long nobody asks again. */
  fresh: number;
  /** For so long after it was fresh it is served at once, and loaded anew behind. */
  staleWhileRevalidate: number;
  /** For so long after it was fresh it is served if it cannot be loaded anew. */
  staleIfError: number;
}

/** What a load brings. */
export interface Loaded<V> {
  value: V;
  /** Bytes. */
  size: number;
  /** Without one the value is for the caller alone, and kept nowhere. */
  policy?: CachePolicy;
  /** What the value was made of, for `drop`. */
  tags: readonly string[];
}

/** A value in the cache. Times are milliseconds of the cache's clock. */
export interface CacheEntry<V> extends Loaded<V> {
  loadedAt: number;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  /** Where its load began in the order of drops. */
  since: number;
  /** No reload before: one has just failed. */
  retryAt: number;
}

export const entryOf = <V>(loaded: Loaded<V>, loadedAt: number, since: number): CacheEntry<V> => {
  const { fresh, staleWhileRevalidate, staleIfError } = loaded.policy ?? NOTHING;
  const freshUntil = loadedAt + fresh * 1000;
  return {
    ...loaded,
    loadedAt,
    freshUntil,
    staleUntil: freshUntil + staleWhileRevalidate * 1000,
    errorUntil: freshUntil + staleIfError * 1000,
    since,
    retryAt: 0,
  };
};

const NOTHING: CachePolicy = { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 };

/** Remembers what was dropped while something was being loaded: that load may hold the old state. */
export class DroppedTags {
  private readonly lastDrop = new Map<string, number>();
  private moment = 0;

  /** A point in the order of drops; take it as a load begins. */
  now(): number {
    return this.moment;
  }

  drop(tag: string): void {
    this.moment += 1;
    this.lastDrop.set(tag, this.moment);
  }

  /** Whether one of the tags was dropped after `since`, and not later than `until`. */
  hasAnySince(since: number, tags: readonly string[], until = this.moment): boolean {
    if (since === this.moment) return false;
    return tags.some((tag) => {
      const drop = this.lastDrop.get(tag) ?? 0;
      return drop > since && drop <= until;
    });
  }
}

/** Milliseconds between two tries to reload a value that is served in the meantime. */
const RETRY_DELAY = 2_000;

/** Milliseconds for which callers of a key do not wait for one another after its value was private. */
const UNSHARED_FOR = 5_000;
const UNSHARED_KEYS = 5_000;

/** An entry that was dropped, as far as it differs. */
const OUTDATED = { freshUntil: -Infinity, staleUntil: -Infinity, retryAt: 0 };

/** More than any cache holds: lru-cache hands the value over and does not keep it. */
const NEVER_KEPT = Number.MAX_SAFE_INTEGER;

export interface SharedCacheOptions {
  /** Bytes, all keys and values together. */
  maxSize: number;
  /** Bytes of one key with its value; beyond it the value is not kept. All that fits unless told. */
  maxEntrySize?: number;
  /** Milliseconds that only grow. */
  now?: () => number;
  /** Told of reloads that failed behind a value served: nobody else hears of them. */
  onReloadFailed?: (error: unknown, key: string) => void;
  /** Told of each value that is handed out. */
  onServed?: (state: CacheResult<unknown>['state']) => void;
}

/**
 * Makes the value.
 *
 * @param isReload nobody waits for this one: its caller was served the old value
 */
export type Load<V> = (isReload: boolean) => Promise<Loaded<V>>;

export interface CacheResult<V> {
  value: V;
  /** `loaded`: made for this call, or for one that came a moment before. */
  state: 'fresh' | 'stale' | 'loaded';
  /** Seconds since it was loaded. */
  age: number;
}

/**
 * Keeps what many ask for. One load of a key serves all who ask meanwhile; each value says itself how
 * long it is fresh, may be served while it is reloaded, and may stand in for one that cannot be loaded.
 */
export class SharedCache<V> {
  private readonly entries: LRUCache<string, CacheEntry<V>, () => Promise<CacheEntry<V>>>;
  private readonly unshared = new LRUCache<string, number>({ max: UNSHARED_KEYS });
  private readonly dropped = new DroppedTags();
  private readonly now: () => number;

  constructor(private readonly options: SharedCacheOptions) {
    const { maxSize, maxEntrySize = maxSize, now = () => performance.now() } = options;
    this.now = now;
    this.entries = new LRUCache({
      maxSize,
      maxEntrySize,
      sizeCalculation: (entry, key) => this.sizeOf(entry, key),
      fetchMethod: (_key, _old, { context }) => context(),
      noDeleteOnFetchRejection: true,
      // Whoever waits for a load gets its value, also when its place in the cache was taken.
      ignoreFetchAbort: true,
    });
  }

  /**
   * The value of a key, from the cache where that may be.
   *
   * @throws whatever `load` throws when there is no old value that may stand in
   */
  async get(key: string, load: Load<V>): Promise<CacheResult<V>> {
    return this.kept(key, load) ?? this.load(key, load);
  }

  /** What can be served without waiting; a value that is no longer fresh is reloaded behind. */
  kept(key: string, load: Load<V>): CacheResult<V> | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const now = this.now();
    if (now < entry.freshUntil) return this.result(entry, 'fresh', now);
    if (!mayBeServed(entry, now)) return undefined;
    if (now >= entry.retryAt) this.reload(key, load);
    return this.result(entry, 'stale', now);
  }

  /** Whether there is something that can be served without waiting. */
  has(key: string): boolean {
    const entry = this.entries.peek(key);
    return entry !== undefined && mayBeServed(entry, this.now());
  }

  /**
   * Takes all that was made of this for outdated, and what is being made of its old state. It is served to nobody any
   * more, but where the new one cannot be loaded.
   */
  drop(tag: string): void {
    this.dropped.drop(tag);
    this.entries.forEach((entry) => {
      if (entry.tags.includes(tag)) Object.assign(entry, OUTDATED);
    });
    this.unshared.clear();
  }

  clear(): void {
    this.entries.clear();
    this.unshared.clear();
  }

  /** Bytes that are held. */
  get size(): number {
    return this.entries.calculatedSize;
  }

  private async load(key: string, load: Load<V>): Promise<CacheResult<V>> {
    if (this.isUnshared(key)) return this.result(await this.run(key, load, false), 'loaded');
    const asked = this.dropped.now();
    const old = this.entries.peek(key);
    let own: CacheEntry<V> | undefined;
    const context = async () => (own = await this.run(key, load, false));
    try {
      const entry = await this.entries.fetch(key, { forceRefresh: true, context });
      if (own) return this.result(own, 'loaded');
      // Somebody else's load: private to them, or of a state that was over before we asked.
      if (!entry?.policy || this.dropped.hasAnySince(entry.since, entry.tags, asked)) {
        return await this.load(key, load);
      }
      return this.result(entry, 'loaded');
    } catch (error) {
      if (!old || this.now() >= old.errorUntil) throw error;
      old.retryAt = this.now() + RETRY_DELAY;
      return this.result(old, 'stale');
    }
  }

  private reload(key: string, load: Load<V>): void {
    const context = () => this.run(key, load, true);
    this.entries.fetch(key, { forceRefresh: true, context }).catch((error: unknown) => {
      const old = this.entries.peek(key);
      if (old) old.retryAt = this.now() + RETRY_DELAY;
      this.options.onReloadFailed?.(error, key);
    });
  }

  private async run(key: string, load: Load<V>, isReload: boolean): Promise<CacheEntry<V>> {
    const since = this.dropped.now();
    const loaded = await load(isReload);
    if (!loaded.policy) this.unshared.set(key, this.now());
    return entryOf(loaded, this.now(), since);
  }

  private sizeOf({ policy, size, since, tags }: CacheEntry<V>, key: string): number {
    const isCached = policy !== undefined && !this.dropped.hasAnySince(since, tags);
    return isCached ? size + key.length + 1 : NEVER_KEPT;
  }

  private isUnshared(key: string): boolean {
    const since = this.unshared.get(key);
    return since !== undefined && this.now() < since + UNSHARED_FOR;
  }

  private result(
    { value, loadedAt }: CacheEntry<V>,
    state: CacheResult<V>['state'],
    now = this.now(),
  ): CacheResult<V> {
    this.options.onServed?.(state);
    return { value, state, age: Math.max(0, (now - loadedAt) / 1000) };
  }
}

const mayBeServed = (
  { staleUntil, retryAt, errorUntil }: CacheEntry<unknown>,
  now: number,
): boolean => now < staleUntil || (now < retryAt && now < errorUntil);
