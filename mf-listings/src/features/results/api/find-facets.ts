import { api, unwrap } from '@phantom/mf-kit';
import type { Search } from '../../../shared/search/search';
import { searchQuery } from '../../../shared/search/write-search';

/** How many homes match a search, and how many each further choice would leave. */
export const findFacets = (search: Search, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-facets', { params: { query: searchQuery(search) }, signal }),
  ).then(({ total, facets }) => ({ total, ...facets }));

export type Facets = Awaited<ReturnType<typeof findFacets>>;
