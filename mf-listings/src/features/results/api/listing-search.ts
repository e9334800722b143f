import { api, unwrap } from '@phantom/mf-kit';
import type { Search } from '../../../shared/search/search';
import { searchQuery } from '../../../shared/search/write-search';

/** Fills a grid of one, two, three or four columns. */
export const PAGE_SIZE = 24;

/**
 * One page of listings, the total, and the cursor of the next page.
 *
 * @param cursor the start of the page; null for the first
 */
export const findListings = (search: Search, cursor: string | null, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-listfind', {
      params: { query: { ...searchQuery(search), limit: PAGE_SIZE, cursor: cursor ?? undefined } },
      signal,
    }),
  );

export type FoundListings = Awaited<ReturnType<typeof findListings>>;

export const countListings = async (search: Search, signal: AbortSignal): Promise<number> => {
  const query = { ...searchQuery(search), limit: 1 };
  const { total } = await unwrap(
    api.GET('/api/auth/listings-listfind', { params: { query }, signal }),
  );
  return total;
};

/** The number of listings that match, and the number that each further choice would leave. */
export const findFacets = (search: Search, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-facets', { params: { query: searchQuery(search) }, signal }),
  ).then(({ total, facets }) => ({ total, ...facets }));

export type Facets = Awaited<ReturnType<typeof findFacets>>;
