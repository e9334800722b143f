import type { MapBounds } from '@phantom/map';
import { api, unwrap } from '@phantom/mf-kit';
import type { Search } from '../../../../shared/search/search';
import { searchQuery } from '../../../../shared/search/write-search';

/** A map's window, or, without bounds, a whole borough; `zoom` in whole steps. */
export interface MapPlace {
  bounds: MapBounds | undefined;
  zoom: number;
}

/**
 * All homes of a search in a place of the map, those close together at its zoom as clusters. The part of the map that
 * the list is cut to does not matter: the window is larger, or another.
 */
export const findOnMap = async (
  search: Search,
  { bounds, zoom }: MapPlace,
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
