import { useState } from 'react';
import { boundsText, searchPath } from '../../../../shared/search/write-search';
import type { Bounds, Search } from '../../../../shared/search/search';

/** So many moves of the map may still be on their way into the address. */
const REMEMBERED = 8;

/**
 * Counts how often the map has to go somewhere by itself: for every search that did not come from moving the map.
 * `claim` says that the visitor has moved the map there already.
 */
export const useMapTurn = (search: Search) => {
  const target = targetOf(search);
  const [state, setState] = useState({ target, turn: 0, claimed: [] as string[] });

  if (target !== state.target) {
    const index = state.claimed.lastIndexOf(target);
    const turn = index < 0 ? state.turn + 1 : state.turn;
    // A claim holds once, and takes those before it along: Back comes to the same place without the map.
    const claimed = index < 0 ? [] : state.claimed.slice(index + 1);
    setState({ target, turn, claimed });
  }
  const claim = (bounds: Bounds) =>
    setState((now) => ({
      ...now,
      claimed: [...now.claimed, boundsText(bounds)].slice(-REMEMBERED),
    }));
  return { turn: state.turn, claim };
};

/** Within a part of the map that the visitor has chosen, other filters are no reason to leave it. */
const targetOf = ({ bounds, ...search }: Search) =>
  bounds ? boundsText(bounds) : searchPath({ ...search, sort: 'newest' });
