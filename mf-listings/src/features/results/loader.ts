import { ApiError, data, redirect, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { parseListPlace, parseTab } from '../../shared/sections';
import { isFiltered } from '../../shared/search/change-search';
import { readNotice } from '../../shared/search/query-notice';
import { readSearch, type ReadSearch } from '../../shared/search/read-search';
import { searchPath } from '../../shared/search/write-search';
import { findFacets } from './api/find-facets';
import { findListings } from './api/find-listings';
import { ifInTime } from './if-in-time';
import { findWaysOut } from './ways-out';

/** The page of homes that the address asks for; null, and a 404, where no such list exists. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const tab = parseTab(params.type);
  const borough = parseListPlace(params.location);
  if (!tab || borough === undefined) return data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  return loadPage(readSearch(tab, borough, query), query, request.signal);
};

export type ResultsData = Awaited<ReturnType<typeof loadPage>>;

const loadPage = async (
  { search, ignored }: ReadSearch,
  query: URLSearchParams,
  signal: AbortSignal,
) => {
  const cursor = query.get('cursor');
  try {
    const [{ list, url, total, next }, facets] = await Promise.all([
      findListings(search, cursor, signal),
      // The list does without them.
      ifInTime(findFacets(search, signal)),
    ]);
    const waysOut =
      total === 0 && (isFiltered(search) || search.borough !== null)
        ? await ifInTime(findWaysOut(search, signal))
        : null;
    const notice = readNotice(query);
    return { search, ignored, notice, homes: list, imageBase: url, total, next, facets, waysOut };
  } catch (error) {
    if (cursor === null || !isRefusal(error)) throw error;
    // A cut or outdated cursor in a shared link is no reason to show nothing.
    throw redirect(searchPath(search, query.get('view') === 'map' ? { view: 'map' } : {}));
  }
};

const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 422].includes(error.status);
