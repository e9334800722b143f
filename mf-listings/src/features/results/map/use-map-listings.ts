import type { MapBounds, MapView } from '@phantom/map';
import { useState } from 'react';
import type { Search } from '../../../shared/search/search';
import { boundsText, searchPath } from '../../../shared/search/write-search';
import { findOnMap, type MapViewport } from '../api/map-search';
import { useQuery } from './use-query';

/**
 * The listings in the map's viewport. The previous ones stay until the new ones are loaded.
 */
export const useMapListings = (search: Search, state: MapState) => {
  const { turn } = state;
  const [boroughExtent, setBoroughExtent] = useState<BoroughExtent | null>(null);
  const { key, viewport } = mapRequest(search, state, boroughExtent);
  const { result, ...rest } = useQuery(key, async (signal) => {
    const found = await findOnMap(search, viewport, signal);
    return {
      ...found,
      /** Set when the request was for the whole borough, in this turn. */
      boroughTurn: viewport.bounds ? null : turn,
    };
  });
  if (result && result.value.boroughTurn !== null && result.key !== boroughExtent?.key) {
    setBoroughExtent({ key: result.key, extent: result.value.extent });
  }
  return { found: result?.value ?? null, ...rest };
};

interface MapState {
  /** The viewport after the last move; null before the map is drawn. */
  view: MapView | null;
  /** The zoom that the map will have when it is drawn; null before its size is known. */
  expectedZoom: number | null;
  /** See `useMapTurn`. */
  turn: number;
}

/** The request for the map. `key` identifies it; null requests nothing. */
interface MapRequest {
  key: string | null;
  /** The whole borough when it has no bounds. */
  viewport: MapViewport;
}

/** The extent of a borough's listings, from the response to a request. Null when no listing has a location. */
interface BoroughExtent {
  key: string | null;
  extent: MapBounds | null;
}

/** The highest zoom that shows a whole borough. */
const MAX_BOROUGH_ZOOM = 12;

/**
 * Until the map has moved to a new search, the whole borough is requested: the response tells where to move. When
 * the viewport then shows all of it at the same zoom, no new request is needed.
 *
 * @param boroughExtent the last response for a whole borough
 */
const mapRequest = (
  search: Search,
  { view, expectedZoom, turn }: MapState,
  boroughExtent: BoroughExtent | null,
): MapRequest => {
  const searchKey = searchPath({ ...search, bounds: undefined, sort: 'newest' });
  const knownZoom = view?.zoom ?? expectedZoom;
  const zoom = Math.min(knownZoom ?? MAX_BOROUGH_ZOOM, MAX_BOROUGH_ZOOM);
  const boroughRequest = {
    key: `${searchKey} whole ${turn} ${zoom}`,
    viewport: { bounds: undefined, zoom },
  };
  if (view?.turn !== turn) {
    const isDue = knownZoom !== null && !isPlaced(search);
    return isDue ? boroughRequest : { ...boroughRequest, key: null };
  }

  const isAll =
    boroughExtent?.key === boroughRequest.key &&
    view.zoom === zoom &&
    contains(view.bounds, boroughExtent.extent);
  if (isAll) return boroughRequest;
  return { key: `${searchKey} ${boundsText(view.bounds)} ${view.zoom}`, viewport: view };
};

/** Whether the target of the map is known: the request follows the move. */
const isPlaced = ({ bounds, within }: Search) => bounds !== undefined || within.length > 0;

const contains = (outer: MapBounds, inner: MapBounds | null) =>
  inner === null ||
  (outer.west <= inner.west &&
    outer.east >= inner.east &&
    outer.south <= inner.south &&
    outer.north >= inner.north);
