import { api, unwrap } from '@phantom/mf-kit';
import type { Search } from '../../../shared/search/search';
import { searchQuery } from '../../../shared/search/write-search';

/** A grid of one, two, three or four columns is full with it. */
export const PAGE_SIZE = 24;

/**
 * One page of homes, the total and the cursor of the next page.
 * @param cursor where the page begins; null for the first
 */
export const findListings = (search: Search, cursor: string | null, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-listfind', {
      params: { query: { ...searchQuery(search), limit: PAGE_SIZE, cursor: cursor ?? undefined } },
      signal,
    }),
  );

export type FoundListings = Awaited<ReturnType<typeof findListings>>;
