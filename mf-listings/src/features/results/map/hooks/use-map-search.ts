import type { MapView } from '@phantom/map';
import { useNavigate } from '@phantom/mf-kit';
import { useState } from 'react';
import type { Bounds, Search } from '../../../../shared/search/search';
import { boundsText } from '../../../../shared/search/write-search';
import { useSearchPath } from '../../hooks/use-search-path';
import { mapFit } from '../map-fit';
import { useFollowing } from './use-following';
import { useMapHomes } from './use-map-homes';
import { useMapStep } from './use-map-step';
import { useMapTurn } from './use-map-turn';

/** Keeps map and list in step: the search leads the map, and, where the visitor wants it, the map the search. */
export const useMapSearch = (search: Search) => {
  const navigate = useNavigate();
  const pathOf = useSearchPath();
  const [isFollowing, setFollowing] = useFollowing();
  const [view, setView] = useState<MapView | null>(null);
  const { turn, claim } = useMapTurn(search);
  const step = useMapStep();
  const homes = useMapHomes(search, view, turn);
  const { found } = homes;

  const searchIn = (bounds: Bounds | undefined, options?: typeof step) => {
    if (bounds) claim(bounds);
    void navigate(pathOf({ ...search, bounds }), { ...options, preventScrollReset: true });
  };
  // Where no home has a place, a part of the map would only empty the list.
  const hasPlaces = search.bounds !== undefined || (found !== null && found.total > 0);
  const isMoved =
    view?.isMoved === true &&
    boundsText(view.bounds) !== (search.bounds && boundsText(search.bounds));

  return {
    ...homes,
    turn,
    fit: mapFit(search, turn, found),
    hasPlaces,
    isFollowing,
    /** The map shows another part than the list, because the visitor moved it. */
    isMoved,
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
  };
};

export type MapSearch = ReturnType<typeof useMapSearch>;
