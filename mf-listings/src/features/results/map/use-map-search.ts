import type { MapBounds, MapFit, MapView } from '@phantom/map';
import { useLocation, useNavigate } from '@phantom/mf-kit';
import { createStore } from '@phantom/mf-kit/store';
import { useState, useSyncExternalStore } from 'react';
import { decodeArea } from '../../../shared/search/drawn-area';
import type { Search } from '../../../shared/search/search';
import { boundsText, searchPath } from '../../../shared/search/write-search';
import type { FoundOnMap } from '../api/map-search';
import { useRequestedLocation, useSearchPath } from '../requested-search';
import { boroughWindow } from './borough-windows';
import { useMapListings } from './use-map-listings';

/** Keeps map and list in step: the search moves the map, and, if the visitor wants it, the map changes the search. */
export const useMapSearch = (search: Search) => {
  const navigate = useNavigate();
  const pathOf = useSearchPath();
  const [isFollowing, setFollowing] = useFollowMap();
  const [view, setView] = useState<MapView | null>(null);
  const { turn, claim } = useMapTurn(search);
  const step = useMapStep();
  const [expectedZoom, setExpectedZoom] = useState<number | null>(null);
  const listings = useMapListings(search, { view, expectedZoom, turn });
  const { found } = listings;

  const goTo = (next: Search, options?: typeof step) =>
    void navigate(pathOf(next), { ...options, preventScrollReset: true });
  const searchIn = (bounds: MapBounds | undefined, options?: typeof step) => {
    const next = { ...search, bounds };
    if (bounds) claim(next);
    goTo(next, options);
  };
  // When no listing has a location, bounds would only empty the list.
  const hasPlaces = search.bounds !== undefined || (found !== null && found.total > 0);
  const isMoved =
    view?.isMoved === true &&
    boundsText(view.bounds) !== (search.bounds && boundsText(search.bounds));

  return {
    ...listings,
    turn,
    fit: mapFit(search, turn, found),
    hasPlaces,
    isFollowing,
    /** The visitor moved the map, and it shows another part than the list. */
    isMoved,
    onExpect: setExpectedZoom,
    onView: (next: MapView, mover: 'visitor' | 'page') => {
      setView(next);
      if (mover === 'visitor' && isFollowing && hasPlaces) searchIn(next.bounds, step);
    },
    onFollow: (follows: boolean) => {
      setFollowing(follows);
      if (follows && isMoved && view) searchIn(view.bounds, step);
    },
    searchHere: () => view && searchIn(view.bounds),
    searchEverywhere: () => searchIn(undefined),
    /** Searches in drawn areas, whole, without a move of the map. */
    searchWithin: (within: string[]) => {
      const next = { ...search, within, bounds: undefined };
      claim(next);
      goTo(next);
    },
  };
};

export type MapSearch = ReturnType<typeof useMapSearch>;

// Module state: it survives a visit to a detail page.
const following = createStore(true);

/** Whether the list follows the map when it is moved. */
export const useFollowMap = () =>
  [useSyncExternalStore(following.subscribe, following.get, () => true), following.set] as const;

/** Consecutive moves of the map share this state in their history entries. */
interface MapStep {
  /** The history entry before the first of these moves. */
  mapMovedOn: string;
}

/**
 * The history options of the next move. Consecutive moves are one entry, so that Back returns to the state before
 * them.
 */
const useMapStep = () => {
  const shown = useLocation();
  const requested = useRequestedLocation();
  const origin = originOf(shown.state);
  // A pending navigation has no entry yet that could be replaced.
  const goesOn = origin !== undefined && originOf(requested.state) === origin;
  const state: MapStep = { mapMovedOn: goesOn ? origin : shown.key };
  return { replace: goesOn, state };
};

const originOf = (state: unknown) => (state as Partial<MapStep> | null)?.mapMovedOn;

/** The maximum number of moves that may be pending. */
const MAX_PENDING_MOVES = 8;

/**
 * Counts how often the map has to move by itself: for every search that did not come from the visitor moving the
 * map. `claim` announces a search for which it stays where it is.
 */
const useMapTurn = (search: Search) => {
  const target = targetOf(search);
  const [state, setState] = useState({ target, turn: 0, claimed: [] as string[] });

  if (target !== state.target) {
    const index = state.claimed.lastIndexOf(target);
    const turn = index < 0 ? state.turn + 1 : state.turn;
    // A claim is used once and drops earlier ones: Back reaches the same bounds without a move of the map.
    const claimed = index < 0 ? [] : state.claimed.slice(index + 1);
    setState({ target, turn, claimed });
  }
  const claim = (next: Search) =>
    setState((now) => ({
      ...now,
      claimed: [...now.claimed, targetOf(next)].slice(-MAX_PENDING_MOVES),
    }));
  return { turn: state.turn, claim };
};

/** Other filters do not move the map away from bounds that the visitor chose. */
const targetOf = ({ bounds, ...search }: Search) =>
  bounds ? boundsText(bounds) : searchPath({ ...search, sort: 'newest' });

/** The target of the map in this turn. Null while it is unknown. */
const mapFit = (
  { bounds, borough, within }: Search,
  turn: number,
  found: (FoundOnMap & { boroughTurn: number | null }) | null,
): MapFit | null => {
  if (bounds) return { bounds, turn, isWindow: true };
  const areas = boundsOfAreas(within);
  if (areas) return { bounds: areas, turn };
  if (found?.boroughTurn !== turn) return null;
  return { bounds: found.extent ?? boroughWindow(borough), turn };
};

/** The smallest bounds of drawn areas. Null without areas. */
const boundsOfAreas = (within: readonly string[]): MapBounds | null => {
  const corners = within.flatMap((text) => decodeArea(text) ?? []);
  if (corners.length === 0) return null;
  const [latitudes, longitudes] = [
    corners.map(({ latitude }) => latitude),
    corners.map(({ longitude }) => longitude),
  ];
  return {
    west: Math.min(...longitudes),
    south: Math.min(...latitudes),
    east: Math.max(...longitudes),
    north: Math.max(...latitudes),
  };
};
