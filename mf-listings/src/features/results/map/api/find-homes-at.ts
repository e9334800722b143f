import type { MapBounds } from '@phantom/map';
import { api, unwrap } from '@phantom/mf-kit';
import type { Search } from '../../../../shared/search/search';
import { searchQuery } from '../../../../shared/search/write-search';

/** More than that are looked through in the list. */
const MOST = 24;
/** Two metres: an address rounds its degrees. */
const MARGIN = 2e-5;

/** The search cut to a place so small that its homes stand in one building. */
export const searchAt = (search: Search, { west, south, east, north }: MapBounds): Search => ({
  ...search,
  bounds: {
    west: west - MARGIN,
    south: south - MARGIN,
    east: east + MARGIN,
    north: north + MARGIN,
  },
});

/** The first homes of a search at such a place, and how many there are. */
export const findHomesAt = (search: Search, place: MapBounds, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-listfind', {
      params: { query: { ...searchQuery(searchAt(search, place)), limit: MOST } },
      signal,
    }),
  );
