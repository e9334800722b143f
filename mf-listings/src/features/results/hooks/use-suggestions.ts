import { useState } from 'react';
import { parseBorough } from '../../../shared/sections';
import type { Search } from '../../../shared/search/search';
import { suggestPlaces, type PlaceSuggestion } from '../api/suggest-places';
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

const sorted = (places: PlaceSuggestion[], here: string) =>
  places
    .filter(({ kind, borough }) => kind === 'address' || parseBorough(borough))
    .sort((one, other) => Number(other.borough === here) - Number(one.borough === here));
