import type { MapView } from '@phantom/map';
import type { Search } from '../../../../shared/search/search';
import { boundsText, searchPath } from '../../../../shared/search/write-search';
import { findOnMap } from '../api/find-on-map';
import { useAnswer } from './use-answer';

/**
 * The homes in the map's window, in step with search and map; those of before until the new ones are there. As long
 * as the map has not gone to where a new search leads it, the whole borough is asked for: that tells where.
 *
 * @param view where the map has come to rest; null before it is drawn
 * @param turn of the search, see `useMapTurn`
 */
export const useMapHomes = (search: Search, view: MapView | null, turn: number) => {
  const hasArrived = view?.turn === turn;
  const isWhole = !hasArrived && !search.bounds;
  const where = hasArrived ? `${boundsText(view.bounds)} ${view.zoom}` : `whole ${turn}`;
  const what = searchPath({ ...search, bounds: undefined, sort: 'newest' });

  const { answer, ...rest } = useAnswer(
    hasArrived || isWhole ? `${what} ${where}` : null,
    async (signal) => ({
      ...(await findOnMap(search, hasArrived ? view : null, signal)),
      /** Of the whole borough, asked for in this turn. */
      wholeOf: isWhole ? turn : null,
    }),
  );
  return { found: answer?.value ?? null, ...rest };
};
