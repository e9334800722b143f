import { DeviceStore } from '../device/device-store';
import { isSameSearch } from '../search/change-search';
import type { Search } from '../search/search';
import { searchPath } from '../search/write-search';
import { searchOfPath } from './search-of-path';

export const MOST_RECENT = 8;

/** The visitor's last searches by their addresses, the latest first. */
export const recentSearches = new DeviceStore<string[]>({
  key: 'recent-searches',
  empty: [],
  read: (stored) => {
    const searches = (Array.isArray(stored) ? stored : []).map(searchOfPath);
    return distinct(searches.filter((search) => search !== null)).map((each) => searchPath(each));
  },
});

/** Puts a search first; the same one in another order, or on another part of the map, is the same. */
export const rememberSearch = (search: Search): void => {
  void recentSearches.change((paths) =>
    distinct([settled(search), ...searchesOf(paths)]).map((each) => searchPath(each)),
  );
};

export const forgetSearch = (path: string): void => {
  void recentSearches.change((paths) => paths.filter((each) => each !== path));
};

export const forgetSearches = (): void => {
  void recentSearches.change(() => []);
};

/** The searches behind addresses; what is none is left out. */
export const searchesOf = (paths: string[]): Search[] =>
  paths.map(searchOfPath).filter((search) => search !== null);

/** Whether two searches are one to a visitor who looks back. */
export const isSameToVisitor = (one: Search, other: Search): boolean =>
  isSameSearch(ordered(one), ordered(other));

// Where the map happened to stand is not what was looked for.
const settled = (search: Search): Search => ({ ...search, bounds: undefined });

const ordered = (search: Search): Search => ({ ...settled(search), sort: 'newest' });

const distinct = (searches: Search[]) =>
  searches
    .filter((search, index) => {
      return searches.findIndex((earlier) => isSameToVisitor(earlier, search)) === index;
    })
    .slice(0, MOST_RECENT);
