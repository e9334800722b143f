import { ApiError, data, redirect, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { parseBorough, parseListBorough, parseListingType } from '../../shared/listing-types';
import { suggestPlaces, type PlaceSuggestion } from '../../shared/search-box/suggest-places';
import {
  activeGroups,
  isFiltered,
  movedTo,
  withoutFilters,
  withoutGroup,
  type FilterGroup,
} from '../../shared/search/change-search';
import { readNotice } from '../../shared/search/query-notice';
import { readSearch, type ReadSearch } from '../../shared/search/read-search';
import type { Search } from '../../shared/search/search';
import { searchPath } from '../../shared/search/write-search';
import { countListings, findFacets, findListings } from './api/listing-search';

/** The results page that the URL names. Null with 404 when there is no such list. */
export const loader = async ({ params, request }: LoaderFunctionArgs) => {
  const listingType = parseListingType(params.type);
  const borough = parseListBorough(params.location);
  if (!listingType || borough === undefined) return data(null, { status: 404 });
  const query = new URL(request.url).searchParams;
  return loadPage(readSearch(listingType, borough, query), query, request.signal);
};

export type ResultsData = Awaited<ReturnType<typeof loadPage>>;

const loadPage = async (
  { search, ignored }: ReadSearch,
  query: URLSearchParams,
  signal: AbortSignal,
) => {
  const cursor = query.get('cursor');
  try {
    const [{ list, url, total, unplaced, unknown_stations: unknownStations, next }, facets] =
      await Promise.all([
        findListings(search, cursor, signal),
        // The list works without facets.
        nullIfSlow(findFacets(search, signal)),
      ]);
    const alternatives =
      total === 0 && (isFiltered(search) || search.borough !== null)
        ? await nullIfSlow(findAlternatives(search, signal))
        : null;
    const notice = readNotice(query);
    return {
      search,
      ignored,
      notice,
      listings: list,
      imageBase: url,
      total,
      unplaced,
      unknownStations,
      next,
      facets,
      alternatives,
    };
  } catch (error) {
    if (cursor === null || !isRefusal(error)) throw error;
    // A broken or outdated cursor in a shared link leads to the first page.
    throw redirect(searchPath(search, query.get('view') === 'map' ? { view: 'map' } : {}));
  }
};

const isRefusal = (error: unknown) =>
  error instanceof ApiError && [400, 422].includes(error.status);

export interface Alternatives {
  /** Groups without which there are listings, the largest number first. */
  without: { group: FilterGroup; total: number }[];
  all: number;
  /** Listings without any filter in the whole city. Null when the whole city is searched already. */
  city: number | null;
  suggestions: PlaceSuggestion[];
}

const MAX_PLACES = 3;

/** Counts the listings without each filter group, to find the group that excludes them all. */
const findAlternatives = async (search: Search, signal: AbortSignal): Promise<Alternatives> => {
  const count = (each: Search) => countListings(each, signal).catch(() => 0);
  const [counts, all, city, suggestions] = await Promise.all([
    Promise.all(
      activeGroups(search).map(async (group) => ({
        group,
        total: await count(withoutGroup(search, group)),
      })),
    ),
    count(withoutFilters(search)),
    search.borough === null
      ? null
      : count(withoutFilters(movedTo(search, search.listingType, null))),
    search.q ? suggestPlaces(search.q, search.listingType, signal).catch(() => []) : [],
  ]);
  return {
    without: counts.filter(({ total }) => total > 0).sort((one, other) => other.total - one.total),
    all,
    city,
    suggestions: suggestions
      .filter(({ kind, borough }) => !['address', 'nearby'].includes(kind) && parseBorough(borough))
      .slice(0, MAX_PLACES),
  };
};

/** Longer than the service ever takes, and short enough for a page. */
const TIMEOUT_MS = 700;

/** The result of an optional call. Null when it fails or takes too long. */
export const nullIfSlow = async <Result>(result: Promise<Result>): Promise<Result | null> => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<null>((resolve) => {
    timer = setTimeout(() => resolve(null), TIMEOUT_MS);
  });
  try {
    return await Promise.race([result, tooLate]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
};
