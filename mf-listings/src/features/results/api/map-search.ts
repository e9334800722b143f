import type { MapBounds } from '@phantom/map';
import { api, unwrap } from '@phantom/mf-kit';
import type { Search } from '../../../shared/search/search';
import { searchQuery } from '../../../shared/search/write-search';

/** The viewport of the map, or a whole borough when it has no bounds. `zoom` is an integer. */
export interface MapViewport {
  bounds: MapBounds | undefined;
  zoom: number;
}

/**
 * All listings of a search in a part of the map, clustered for its zoom. The bounds of the search are ignored: the
 * map may show more than the list.
 */
export const findOnMap = async (
  search: Search,
  { bounds, zoom }: MapViewport,
  signal: AbortSignal,
) => {
  const query = searchQuery({ ...search, bounds });
  const { total, unplaced, extent, clusters, homes } = await unwrap(
    api.GET('/api/auth/listings-map', { params: { query: { ...query, zoom } }, signal }),
  );
  return {
    total,
    unplaced,
    extent: extent && toBounds(extent),
    clusters: clusters.map((cluster) => ({ ...cluster, bounds: toBounds(cluster.bounds) })),
    homes,
  };
};

export type FoundOnMap = Awaited<ReturnType<typeof findOnMap>>;

const toBounds = ([west = 0, south = 0, east = 0, north = 0]: number[]): MapBounds => ({
  west,
  south,
  east,
  north,
});

/** The list shows the rest. */
const MAX_LISTINGS = 24;
/** Two metres: the URL rounds degrees. */
const MARGIN = 2e-5;

/** The search, limited to an area the size of one building. */
export const searchAt = (search: Search, { west, south, east, north }: MapBounds): Search => ({
  ...search,
  bounds: {
    west: west - MARGIN,
    south: south - MARGIN,
    east: east + MARGIN,
    north: north + MARGIN,
  },
});

/** The first listings of a search in such an area, and their number. */
export const findListingsAt = (search: Search, place: MapBounds, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-listfind', {
      params: { query: { ...searchQuery(searchAt(search, place)), limit: MAX_LISTINGS } },
      signal,
    }),
  );
