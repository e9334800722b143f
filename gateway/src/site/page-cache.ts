import { cacheCount } from '../cache/cache-metrics.js';
import type { Invalidation } from '../cache/invalidation.js';
import { type CachePolicy, type Loaded, SharedCache } from '../cache/shared-cache.js';
import { type CompressedPage, sizeOf } from './page-compression.js';

/** A page and what it is answered with. */
export interface Page extends CompressedPage {
  status: number;
  /** Where to go instead. */
  redirect?: string;
}

/** A page to be sent and not to be kept: a part of it is missing, or it shows a failure. */
export class IncompletePageError extends Error {
  override readonly name = 'IncompletePageError';

  constructor(readonly page: Page) {
    super('a page is incomplete');
  }
}

/** Seconds. The services' own changes drop a page at once. */
const POLICY: CachePolicy = { fresh: 10, staleWhileRevalidate: 60, staleIfError: 86_400 };

const MIB = 1024 * 1024;

/**
 * Bytes for each kind of address. What anybody can make up pushes out its like and no other page: `fixed` is a route's
 * own spelling, `named` has params in it, `queried` a query.
 */
const SIZES = { fixed: 16 * MIB, named: 32 * MIB, queried: 16 * MIB };
const MAX_PAGE_SIZE = 2 * MIB;

export type AddressKind = keyof typeof SIZES;

/** The rendered pages that are kept. */
export class PageCache {
  private readonly caches: Record<AddressKind, SharedCache<Page>>;

  constructor(invalidation: Invalidation) {
    this.caches = {
      fixed: cacheOf(SIZES.fixed),
      named: cacheOf(SIZES.named),
      queried: cacheOf(SIZES.queried),
    };
    invalidation.subscribe((service) => {
      for (const cache of Object.values(this.caches)) cache.drop(service);
    });
  }

  /** Whether the page is there and need not be made first. */
  has(kind: AddressKind, key: string): boolean {
    return this.caches[kind].has(key);
  }

  /**
   * The page from memory, or made now, once for all who ask for it meanwhile.
   *
   * @param load may throw an `IncompletePageError`: where there is a complete page of before, that is served
   */
  async get(kind: AddressKind, key: string, load: () => Promise<Loaded<Page>>): Promise<Page> {
    try {
      return (await this.caches[kind].get(key, load)).value;
    } catch (error) {
      if (error instanceof IncompletePageError) return error.page;
      throw error;
    }
  }
}

const cacheOf = (maxSize: number): SharedCache<Page> =>
  new SharedCache({ maxSize, maxEntrySize: MAX_PAGE_SIZE, onServed: cacheCount('pages') });

/** Of a page that is not there nothing is kept: there are as many as one can think of. */
export const loadedPage = (page: Page, tags: readonly string[]): Loaded<Page> => ({
  value: page,
  size: sizeOf(page),
  tags,
  ...(page.status < 400 && { policy: POLICY }),
});
