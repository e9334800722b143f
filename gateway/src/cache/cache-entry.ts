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
