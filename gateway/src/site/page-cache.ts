import { MAX_PAGE_ENTRY, PAGE_PARTITIONS, pagePolicy } from '../cache/cache-policy.js';
import type { Invalidation } from '../cache/invalidation.js';
import { partitionedCache } from '../cache/partitioned-cache.js';
import { type Loaded, RETRY_DELAY, type SharedCache } from '../cache/shared-cache.js';
import { type CompressedPage, sizeOf } from './page-compression.js';

export interface Page extends CompressedPage {
  status: number;
  /** The address of a redirect. */
  redirect?: string;
}

/** The page is sent but not cached: a part of it is missing, or it shows an error. */
export class IncompletePageError extends Error {
  override readonly name = 'IncompletePageError';

  /** @param isMixed whether it shows a part of a release: the next rendering may show it whole */
  constructor(
    readonly page: Page,
    readonly isMixed: boolean,
  ) {
    super('a page is incomplete');
  }
}

/** As `PAGE_PARTITIONS` describes them. */
export type AddressKind = keyof typeof PAGE_PARTITIONS;

export class PageCache {
  private readonly caches: Record<AddressKind, SharedCache<Page>>;

  constructor(invalidation: Invalidation) {
    this.caches = partitionedCache(
      {
        ...{ name: 'pages', sizes: PAGE_PARTITIONS, maxEntrySize: MAX_PAGE_ENTRY },
        // Several at once would take the processor from the clients of cached pages.
        reloadsAtOnce: 1,
        // The page before is older than any visitor may see once a publication is two seconds old.
        retryDelay: (error) =>
          error instanceof IncompletePageError && error.isMixed ? 0 : RETRY_DELAY,
      },
      invalidation,
    );
  }

  /** Whether the page can be sent without rendering it first. */
  has(kind: AddressKind, key: string): boolean {
    return this.caches[kind].has(key);
  }

  /** @param load may throw an `IncompletePageError`: a complete page from before is then preferred */
  async get(kind: AddressKind, key: string, load: () => Promise<Loaded<Page>>): Promise<Page> {
    try {
      return (await this.caches[kind].get(key, load)).value;
    } catch (error) {
      if (error instanceof IncompletePageError) return error.page;
      throw error;
    }
  }
}

/** @param tags of the responses that the page shows */
export const loadedPage = (page: Page, tags: readonly string[]): Loaded<Page> => ({
  value: page,
  size: sizeOf(page),
  tags,
  policy: pagePolicy(page.status),
});
