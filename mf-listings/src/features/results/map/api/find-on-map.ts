import type { MapBounds, MapView } from '@phantom/map';
import { api, unwrap } from '@phantom/mf-kit';
import type { Search } from '../../../../shared/search/search';
import { searchQuery } from '../../../../shared/search/write-search';

/** Far enough to see a borough whole. */
const WHOLE_BOROUGH = 11;

/**
 * All homes of a search that the window of a map shows, those close together as clusters; without a window, of
 * the whole borough. The part of the map that the list is cut to does not matter: the window is larger, or another.
 */
export const findOnMap = async (
  search: Search,
  view: Pick<MapView, 'bounds' | 'zoom'> | null,
  signal: AbortSignal,
) => {
  const query = searchQuery({ ...search, bounds: view?.bounds });
  const zoom = view?.zoom ?? WHOLE_BOROUGH;
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
