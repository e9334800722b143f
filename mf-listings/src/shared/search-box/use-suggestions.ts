import { useState } from 'react';
import { parseBorough } from '../sections';
import type { Search } from '../search/search';
import { suggestPlaces, type PlaceSuggestion } from './suggest-places';
import { useLatestAnswer } from './use-latest-answer';

const FEWEST_LETTERS = 2;

/** The places that may be meant by what is typed, those of the borough at hand first; null while none are asked for. */
export const useSuggestions = ({ tab, borough }: Search) => {
  const [places, setPlaces] = useState<PlaceSuggestion[] | null>(null);
  const { put, forget } = useLatestAnswer(
    (typed: string, signal) => suggestPlaces(typed, tab, signal),
    // Without suggestions the words can be searched for all the same.
    (found) => setPlaces(found && sorted(found, borough)),
  );

  const close = () => {
    forget();
    setPlaces(null);
  };
  const ask = (typed: string) => {
    const words = typed.trim();
    if (words.length < FEWEST_LETTERS) close();
    else put(words);
  };
  return { places, ask, close };
};

const sorted = (places: PlaceSuggestion[], here: string | null) =>
  places
    .filter(({ kind, borough }) => kind === 'address' || parseBorough(borough))
    .sort((one, other) => rank(other, here) - rank(one, here));

/** A borough by its name goes before all places, and the places of the borough at hand before others. */
const rank = ({ kind, borough }: PlaceSuggestion, here: string | null) =>
  kind === 'borough' ? 2 : Number(borough === here);
