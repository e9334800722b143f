import { api, unwrap } from '@phantom/mf-kit';
import { settle } from '../../shared/settle';

export const SEARCH_PATH = '/search';

/** Characters that the services accept. */
export const MAX_QUERY = 100;

/** Asks every service for what it has. One that fails leaves the others. */
export async function searchSite(q: string, signal: AbortSignal) {
  const options = { params: { query: { q } }, signal };
  const [content, portfolio, homes] = await Promise.all([
    settle(unwrap(api.GET('/api/auth/site-search', options))),
    settle(unwrap(api.GET('/api/auth/portfolio-search', options))),
    settle(unwrap(api.GET('/api/auth/listings-suggest', options))),
  ]);
  return {
    groups: [content, portfolio].flatMap(({ data }) => data?.list ?? []),
    homes: homes.data?.list ?? [],
    failure: [content, portfolio, homes].find(({ failure }) => failure)?.failure,
  };
}

export type SearchResults = Awaited<ReturnType<typeof searchSite>>;
export type SearchGroup = SearchResults['groups'][number];
export type HomeSuggestion = SearchResults['homes'][number];
