import { Counter } from 'prom-client';
import type { Invalidation } from './invalidation.js';
import { SharedCache, type SharedCacheOptions } from './shared-cache.js';

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
  /** Milliseconds for which a value is served while it is reloaded, after a publication. None by default. */
  contentGrace?: number;
  onReloadFailed?: SharedCacheOptions['onReloadFailed'];
}

/**
 * A cache in partitions: what fills one of them displaces nothing in the others. A change of a service invalidates the
 * values that are tagged with it.
 */
export const partitionedCache = <Value, Name extends string>(
  { name, sizes, maxEntrySize, contentGrace = 0, onReloadFailed }: PartitionedCacheOptions<Name>,
  invalidation: Invalidation,
): Record<Name, SharedCache<Value>> => {
  const partitions = Object.entries<number>(sizes).map(([partition, size]) => {
    const maxSize = Math.max(1, Math.floor(size));
    const cache = new SharedCache<Value>({
      maxSize,
      maxEntrySize: Math.min(maxEntrySize, maxSize),
      onServed: (state) => responses.inc({ cache: name, state }),
      onReloadFailed,
    });
    invalidation.subscribe((service, isContent) =>
      cache.drop(service, isContent ? contentGrace : 0),
    );
    return [partition, cache] as const;
  });
  return Object.fromEntries(partitions) as Record<Name, SharedCache<Value>>;
};
