import type { MapBounds, MapView } from '@phantom/map';
import type { Search } from '../../../shared/search/search';
import { boundsText, searchPath } from '../../../shared/search/write-search';
import type { MapPlace } from './api/find-on-map';

/** What the service is asked for the map; the key tells it from other questions, null asks nothing. */
export interface MapQuestion {
  key: string | null;
  /** Without bounds the whole borough. */
  place: MapPlace;
}

/** Where the homes of a whole borough lie, as the service has answered a question; null where none has a place. */
export interface WholeExtent {
  key: string | null;
  extent: MapBounds | null;
}

/** No nearer is a borough seen whole. */
const NEAREST_WHOLE = 12;

/**
 * As long as the map has not gone to where a new search leads it, the whole borough is asked for: that tells where.
 * Where the map then shows all of it, at the zoom it was asked for, the question stays.
 *
 * @param view where the map has come to rest; null before it is drawn
 * @param whole of the last whole borough that was asked for
 */
export const mapQuestion = (
  search: Search,
  view: MapView | null,
  turn: number,
  whole: WholeExtent | null,
): MapQuestion => {
  const what = searchPath({ ...search, bounds: undefined, sort: 'newest' });
  const zoom = Math.min(view?.zoom ?? NEAREST_WHOLE, NEAREST_WHOLE);
  const ofWhole = { key: `${what} whole ${turn} ${zoom}`, place: { bounds: undefined, zoom } };
  if (!view) return { ...ofWhole, key: null };
  if (view.turn !== turn) return search.bounds ? { ...ofWhole, key: null } : ofWhole;

  const isAll =
    whole?.key === ofWhole.key && view.zoom === zoom && holds(view.bounds, whole.extent);
  if (isAll) return ofWhole;
  return { key: `${what} ${boundsText(view.bounds)} ${view.zoom}`, place: view };
};

const holds = (outer: MapBounds, inner: MapBounds | null) =>
  inner === null ||
  (outer.west <= inner.west &&
    outer.east >= inner.east &&
    outer.south <= inner.south &&
    outer.north >= inner.north);
