import type { CachePolicy, Loaded } from '../cache/cache-entry.js';
import type { Invalidation } from '../cache/invalidation.js';
import { SharedCache } from '../cache/shared-cache.js';
import { type CompressedPage, sizeOf } from './compressed-page.js';

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
const PAGES_SIZE = 48 * MIB;
/** A part for what anybody can make up: it pushes out its like and no other page. */
const QUERIED_SIZE = 16 * MIB;
const MAX_PAGE_SIZE = 2 * MIB;

/** The rendered pages that are kept. */
export class PageCache {
  private readonly plain = new SharedCache<Page>({
    maxSize: PAGES_SIZE,
    maxEntrySize: MAX_PAGE_SIZE,
  });
  private readonly queried = new SharedCache<Page>({
    maxSize: QUERIED_SIZE,
    maxEntrySize: MAX_PAGE_SIZE,
  });

  constructor(invalidation: Invalidation) {
    invalidation.subscribe((service) => {
      this.plain.drop(service);
      this.queried.drop(service);
    });
  }

  /**
   * The page from memory, or made now, once for all who ask for it meanwhile.
   *
   * @param load may throw an `IncompletePageError`: where there is a complete page of before, that is served
   */
  async get(key: string, hasQuery: boolean, load: () => Promise<Loaded<Page>>): Promise<Page> {
    try {
      const { value } = await (hasQuery ? this.queried : this.plain).get(key, load);
      return value;
    } catch (error) {
      if (error instanceof IncompletePageError) return error.page;
      throw error;
    }
  }
}

/** Of a page that is not there nothing is kept: there are as many as one can think of. */
export const loadedPage = (page: Page, tags: readonly string[]): Loaded<Page> => ({
  value: page,
  size: sizeOf(page),
  tags,
  ...(page.status < 400 && { policy: POLICY }),
});
