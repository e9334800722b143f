import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { CachePolicy } from './cache-policy.js';
import { DroppedTags } from './dropped-tags.js';

export interface Loaded<V> {
  value: V;
  /** Bytes. */
  size: number;
  /** Without a policy the value is for the caller only, and is not cached. */
  policy?: CachePolicy;
  /** What the value was made from, for `drop`. */
  tags: readonly string[];
}

/** A value in the cache. Times are milliseconds of the cache's clock. */
interface CacheEntry<V> extends Loaded<V> {
  loadedAt: number;
  freshUntil: number;
  staleUntil: number;
  errorUntil: number;
  /** The number of drops before the load began. */
  since: number;
  /** No reload before this time: the last one failed, or publications follow each other. */
  retryAt: number;
  /** A client has asked for it since it is stale: it is reloaded at `retryAt`. */
  reloadTimer?: NodeJS.Timeout;
  /** A background reload of it runs, or waits for others. */
  isReloading?: boolean;
}

const NOT_CACHED: CachePolicy = { fresh: 0, staleWhileRevalidate: 0, staleIfError: 0 };

const entryOf = <V>(loaded: Loaded<V>, loadedAt: number, since: number): CacheEntry<V> => {
  const { fresh, staleWhileRevalidate, staleIfError } = loaded.policy ?? NOT_CACHED;
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

/** Milliseconds between two attempts to reload a value that is served stale. */
export const RETRY_DELAY = 2_000;

/** Milliseconds for which the loads of a key are not coalesced, after one of its values was not cacheable. */
const UNSHARED_FOR = 5_000;
const UNSHARED_KEYS = 5_000;

interface Drop {
  tags: ReadonlySet<string>;
  /** Until then outdated values are served while they are reloaded. */
  until: number;
  grace: number;
}

/** Makes an entry outdated that has one of the tags. Half of the grace is left for its reload. */
function applyDrop(entry: CacheEntry<unknown>, { tags, until, grace }: Drop): void {
  if (!entry.tags.some((tag) => tags.has(tag))) return;
  entry.freshUntil = -Infinity;
  entry.staleUntil = Math.min(entry.staleUntil, until);
  entry.retryAt = Math.min(entry.loadedAt + grace, entry.staleUntil - grace / 2);
}

/** Larger than any cache: lru-cache returns such a value and does not store it. */
const NOT_STORED = Number.MAX_SAFE_INTEGER;

/** Runs background reloads, some at a time and the others after them. Several caches may share one. */
export type BackgroundReloads = (reload: () => Promise<void>) => Promise<void>;

/** @param concurrency how many run at a time */
export const backgroundReloads = (concurrency: number): BackgroundReloads => pLimit(concurrency);

export interface SharedCacheOptions {
  /** Bytes of all keys and values. */
  maxSize: number;
  /** Bytes of one key and value. A larger value is not cached. `maxSize` by default. */
  maxEntrySize?: number;
  /** A monotonic clock, in milliseconds. */
  now?: () => number;
  /** All at once by default. */
  backgroundReloads?: BackgroundReloads;
  /** Called when a background reload fails; its caller has the stale value already. */
  onReloadFailed?: (error: unknown, key: string) => void;
  /** Milliseconds from a failed load until the next one, while the stale value is served. `RETRY_DELAY` by default. */
  retryDelay?: (error: unknown) => number;
  /** Called for each value that is returned. */
  onServed?: (state: CacheResult<unknown>['state']) => void;
}

/** @param isReload a background reload: the caller has the stale value already */
export type Load<V> = (isReload: boolean) => Promise<Loaded<V>>;

export interface CacheResult<V> {
  value: V;
  /** `loaded`: made for this call, or for a concurrent one. */
  state: 'fresh' | 'stale' | 'loaded';
  /** Seconds since it was loaded. */
  age: number;
}

/**
 * A cache for values that many clients share (RFC 9111, RFC 5861). Concurrent loads of one key are coalesced. The policy
 * of a value says how long it is fresh, may be served while it is reloaded, and may be served if the reload fails.
 */
export class SharedCache<V> {
  private readonly entries: LRUCache<string, CacheEntry<V>, () => Promise<CacheEntry<V>>>;
  private readonly unshared = new LRUCache<string, number>({ max: UNSHARED_KEYS });
  private readonly dropped = new DroppedTags();
  /** For each load in progress, the drops since it began. */
  private readonly dropsOfLoads = new Set<Drop[]>();
  private readonly now: () => number;
  private readonly reloadQueue: BackgroundReloads;

  constructor(private readonly options: SharedCacheOptions) {
    const { maxSize, maxEntrySize = maxSize, now = () => performance.now() } = options;
    this.now = now;
    this.reloadQueue = options.backgroundReloads ?? backgroundReloads(Infinity);
    this.entries = new LRUCache({
      maxSize,
      maxEntrySize,
      sizeCalculation: (entry, key) => this.sizeOf(entry, key),
      fetchMethod: (_key, _old, { context }) => context(),
      noDeleteOnFetchRejection: true,
      // A caller gets the value that it waits for, even if the entry was evicted meanwhile.
      ignoreFetchAbort: true,
    });
  }

  /** @throws what `load` throws, if there is no stale value to serve */
  async get(key: string, load: Load<V>): Promise<CacheResult<V>> {
    return this.lookup(key, load) ?? this.load(key, load);
  }

  /** The value, if it can be served without waiting. A stale value is reloaded in the background, soon or at once. */
  lookup(key: string, load: Load<V>): CacheResult<V> | undefined {
    const entry = this.entries.get(key);
    if (!entry) return undefined;
    const now = this.now();
    if (now < entry.freshUntil) return this.result(entry, 'fresh', now);
    if (!mayBeServed(entry, now)) return undefined;
    if (now >= entry.retryAt) this.reload(key, load, entry);
    else this.reloadLater(key, load, entry);
    return this.result(entry, 'stale', now);
  }

  has(key: string): boolean {
    const entry = this.entries.peek(key);
    return entry !== undefined && mayBeServed(entry, this.now());
  }

  /**
   * Makes all values with one of the tags outdated, and those that are being loaded. They are served only if the reload
   * fails.
   *
   * @param grace milliseconds for which they are also served while they are reloaded; another drop does not extend them.
   *   A value is reloaded at most once in this time, if it can be served until then.
   */
  drop(tags: readonly string[], grace = 0): void {
    this.dropped.drop(tags);
    const until = grace > 0 ? this.now() + grace : -Infinity;
    const drop = { tags: new Set(tags), until, grace };
    for (const drops of this.dropsOfLoads) drops.push(drop);
    this.entries.forEach((entry) => applyDrop(entry, drop));
    this.unshared.clear();
  }

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
      // The value of a concurrent load is not shareable, or it began before a drop that this call has to see.
      const isTooOld = (one: CacheEntry<V>) =>
        this.dropped.hasAnySince(one.since, one.tags, asked) && this.now() >= one.staleUntil;
      if (!entry?.policy || isTooOld(entry)) return await this.load(key, load);
      return this.result(entry, 'loaded');
    } catch (error) {
      if (!old || this.now() >= old.errorUntil) throw error;
      old.retryAt = this.retryAt(error);
      return this.result(old, 'stale');
    }
  }

  /** A client that may no longer get the stale value does not wait for the reloads before: it loads the value itself. */
  private reload(key: string, load: Load<V>, entry: CacheEntry<V>): void {
    if (entry.isReloading) return;
    entry.isReloading = true;
    void this.reloadQueue(async () => {
      if (this.entries.peek(key) !== entry) return;
      const context = () => this.run(key, load, true);
      try {
        await this.entries.fetch(key, { forceRefresh: true, context });
      } catch (error) {
        entry.retryAt = this.retryAt(error);
        this.options.onReloadFailed?.(error, key);
      } finally {
        entry.isReloading = false;
      }
    });
  }

  /** The next client might come when the stale value may no longer be served, and would wait. */
  private reloadLater(key: string, load: Load<V>, entry: CacheEntry<V>): void {
    if (entry.reloadTimer || entry.retryAt >= entry.staleUntil) return;
    entry.reloadTimer = setTimeout(() => this.reload(key, load, entry), entry.retryAt - this.now());
    entry.reloadTimer.unref();
  }

  private async run(key: string, load: Load<V>, isReload: boolean): Promise<CacheEntry<V>> {
    const since = this.dropped.now();
    // What the value is made from is known when it is loaded.
    const drops: Drop[] = [];
    this.dropsOfLoads.add(drops);
    try {
      const loaded = await load(isReload);
      if (!loaded.policy) this.unshared.set(key, this.now());
      const entry = entryOf(loaded, this.now(), since);
      for (const drop of drops) applyDrop(entry, drop);
      return entry;
    } finally {
      this.dropsOfLoads.delete(drops);
    }
  }

  private retryAt(error: unknown): number {
    return this.now() + (this.options.retryDelay?.(error) ?? RETRY_DELAY);
  }

  private sizeOf({ policy, size }: CacheEntry<V>, key: string): number {
    return policy ? size + key.length + 1 : NOT_STORED;
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
