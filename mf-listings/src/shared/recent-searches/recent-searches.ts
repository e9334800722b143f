import { useEffect } from 'react';
import { DeviceStore } from '../device/device-store';
import { parseListBorough, parseListingType } from '../listing-types';
import { isSameSearch } from '../search/change-search';
import { readSearch } from '../search/read-search';
import type { Search } from '../search/search';
import { searchPath } from '../search/write-search';

export const MAX_RECENT = 8;

/** The paths of the visitor's last searches, newest first. */
export const recentSearches = new DeviceStore<string[]>({
  key: 'recent-searches',
  empty: [],
  read: (stored) => {
    const searches = (Array.isArray(stored) ? stored : []).map(parseSearchPath);
    return distinct(searches.filter((search) => search !== null)).map((each) => searchPath(each));
  },
});

/** Puts a search first. Order and map bounds do not distinguish searches. */
export const rememberSearch = (search: Search): void => {
  void recentSearches.change((paths) =>
    distinct([withoutBounds(search), ...parseSearches(paths)]).map((each) => searchPath(each)),
  );
};

export const forgetSearch = (path: string): void => {
  void recentSearches.change((paths) => paths.filter((each) => each !== path));
};

export const forgetSearches = (): void => {
  void recentSearches.change(() => []);
};

/** The searches of paths. Paths that are no search are dropped. */
export const parseSearches = (paths: string[]): Search[] =>
  paths.map(parseSearchPath).filter((search) => search !== null);

/** Whether two searches are the same, apart from order and bounds. */
export const isSameToVisitor = (one: Search, other: Search): boolean =>
  isSameSearch(withDefaultOrder(one), withDefaultOrder(other));

// The position of the map is not a part of a recent search.
const withoutBounds = (search: Search): Search => ({ ...search, bounds: undefined });

const withDefaultOrder = (search: Search): Search => ({ ...withoutBounds(search), sort: 'newest' });

const distinct = (searches: Search[]) =>
  searches
    .filter((search, index) => {
      return searches.findIndex((earlier) => isSameToVisitor(earlier, search)) === index;
    })
    .slice(0, MAX_RECENT);

/** Stores a search once its results are shown. Null when there are none. */
export const useRememberSearch = (search: Search | null): void => {
  const path = search && searchPath(search);
  useEffect(() => {
    if (search) rememberSearch(search);
    // Each load creates a new object for the same search.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
};

/** Any origin: only the path counts. */
const SITE = 'http://site.invalid';
const MAX_PATH_LENGTH = 4000;

/** The search of a results page's path. Null when it is none. */
const parseSearchPath = (path: unknown): Search | null => {
  if (typeof path !== 'string' || path.length > MAX_PATH_LENGTH || !path.startsWith('/listings/')) {
    return null;
  }
  const { pathname, searchParams } = new URL(path, SITE);
  const [, , type, location, ...rest] = pathname.split('/');
  const listingType = parseListingType(type);
  const borough = parseListBorough(location);
  if (!listingType || borough === undefined || rest.length > 0) return null;
  return readSearch(listingType, borough, searchParams).search;
};
