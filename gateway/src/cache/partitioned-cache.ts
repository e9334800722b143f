import { Counter } from 'prom-client';
import { CONTENT_GRACE } from './cache-policy.js';
import type { Invalidation } from './invalidation.js';
import { backgroundReloads, SharedCache, type SharedCacheOptions } from './shared-cache.js';

const responses = new Counter({
  name: 'phantom_cache_answers_total',
  help: 'Requests to a cache: fresh and stale came from memory, loaded was made anew',
  labelNames: ['cache', 'state'],
});

interface PartitionedCacheOptions<Name extends string> {
  /** As the metrics name it. */
  name: 'reads' | 'pages';
  /** Bytes of each partition. */
  sizes: Record<Name, number>;
  maxEntrySize: number;
  onReloadFailed?: SharedCacheOptions['onReloadFailed'];
  retryDelay?: SharedCacheOptions['retryDelay'];
  /** How many background reloads run at a time; all at once by default. */
  reloadsAtOnce?: number;
}

/**
 * A cache in partitions: what fills one of them displaces nothing in the others. A change invalidates the values with
 * one of its tags.
 */
export const partitionedCache = <Value, Name extends string>(
  {
    name,
    sizes,
    maxEntrySize,
    onReloadFailed,
    retryDelay,
    reloadsAtOnce = Infinity,
  }: PartitionedCacheOptions<Name>,
  invalidation: Invalidation,
): Record<Name, SharedCache<Value>> => {
  const reloads = backgroundReloads(reloadsAtOnce);
  const partitions = Object.entries<number>(sizes).map(([partition, size]) => {
    const maxSize = Math.max(1, Math.floor(size));
    const cache = new SharedCache<Value>({
      maxSize,
      maxEntrySize: Math.min(maxEntrySize, maxSize),
      onServed: (state) => responses.inc({ cache: name, state }),
      onReloadFailed,
      retryDelay,
      backgroundReloads: reloads,
    });
    invalidation.subscribe((tags, isContent) => cache.drop(tags, isContent ? CONTENT_GRACE : 0));
    return [partition, cache] as const;
  });
  return Object.fromEntries(partitions) as Record<Name, SharedCache<Value>>;
};
