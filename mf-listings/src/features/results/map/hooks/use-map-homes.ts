import type { MapView } from '@phantom/map';
import { useState } from 'react';
import type { Search } from '../../../../shared/search/search';
import { findOnMap } from '../api/find-on-map';
import { mapQuestion, type WholeExtent } from '../map-question';
import { useAnswer } from './use-answer';

/**
 * The homes in the map's window, in step with search and map; those of before until the new ones are there.
 *
 * @param view where the map has come to rest; null before it is drawn
 * @param turn of the search, see `useMapTurn`
 */
export const useMapHomes = (search: Search, view: MapView | null, turn: number) => {
  const [whole, setWhole] = useState<WholeExtent | null>(null);
  const { key, place } = mapQuestion(search, view, turn, whole);
  const { answer, ...rest } = useAnswer(key, async (signal) => {
    const found = await findOnMap(search, place, signal);
    return {
      ...found,
      /** Of the whole borough, asked for in this turn. */
      wholeOf: place.bounds ? null : turn,
    };
  });
  if (answer && answer.value.wholeOf !== null && answer.key !== whole?.key) {
    setWhole({ key: answer.key, extent: answer.value.extent });
  }
  return { found: answer?.value ?? null, ...rest };
};
