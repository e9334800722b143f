import { useNavigate } from '@phantom/mf-kit';
import { useState, type KeyboardEvent } from 'react';
import { parseBorough } from '../listing-types';
import type { Search } from '../search/search';
import { placePath } from './place-path';
import { suggestPlaces, type PlaceSuggestion } from './suggest-places';
import { useDebouncedRequest } from './use-debounced-request';

/** No option: Enter searches for the typed words. */
const NONE = -1;

/**
 * The behaviour of the combobox: its suggestions and its keys.
 * @param extra further parameters for the URL of a place
 * @param goTo opens the page of a place, where the router of the page does not know it
 */
export const usePlaceCombobox = (
  search: Search,
  extra?: Record<string, string>,
  goTo?: (path: string) => void,
) => {
  const navigate = useNavigate();
  const [text, setText] = useResettableState(search.q ?? '');
  const [active, setActive] = useState(NONE);
  const { places, suggest, close } = useSuggestions(search);
  const isOpen = places !== null && places.length > 0;

  const onInput = (typed: string) => {
    setText(typed);
    setActive(NONE);
    suggest(typed);
  };
  const end = () => {
    setActive(NONE);
    close();
  };
  const choose = (place: PlaceSuggestion) => {
    const path = placePath(place, search, extra);
    end();
    if (path === null) return;
    // The place replaces the words, which would narrow its listings further.
    setText('');
    if (goTo) goTo(path);
    else void navigate(path, { preventScrollReset: !path.startsWith('/listings-detail') });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key === 'ArrowDown') suggest(text);
      if (event.key === 'Enter' || event.key === 'Escape') end();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = places[active];
    if (step) setActive(wrapped(active + step, places.length));
    else if (event.key === 'Escape') end();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Enter') return end();
    else return;
    event.preventDefault();
  };

  return { text, places, active, isOpen, setActive, choose, onInput, onKeyDown, onBlur: end };
};

/** Wraps around, by way of the field itself. */
const wrapped = (index: number, count: number) => {
  if (index >= count) return NONE;
  return index < NONE ? count - 1 : index;
};

const MIN_LETTERS = 2;

/** The places that match what is typed, those of the current borough first. Null while none are requested. */
const useSuggestions = ({ listingType, borough }: Search) => {
  const [places, setPlaces] = useState<PlaceSuggestion[] | null>(null);
  const { request, cancel } = useDebouncedRequest(
    (typed: string, signal) => suggestPlaces(typed, listingType, signal),
    // The words can be searched for without suggestions.
    (found) => setPlaces(found && sorted(found, borough)),
  );

  const close = () => {
    cancel();
    setPlaces(null);
  };
  const suggest = (typed: string) => {
    const words = typed.trim();
    if (words.length < MIN_LETTERS) close();
    else request(words);
  };
  return { places, suggest, close };
};

const sorted = (places: PlaceSuggestion[], here: string | null) =>
  places
    .filter(({ kind, borough }) => kind === 'address' || parseBorough(borough))
    .sort((one, other) => rank(other, here) - rank(one, here));

/** A borough comes before all places, and the places of the current borough before others. */
const rank = ({ kind, borough }: PlaceSuggestion, here: string | null) =>
  kind === 'borough' ? 2 : Number(borough === here);

/** State that is reset when its origin changes, for example on Back. */
const useResettableState = <Value>(origin: Value) => {
  const [state, setState] = useState({ origin, value: origin });
  const isOutdated = !Object.is(state.origin, origin);
  if (isOutdated) setState({ origin, value: origin });
  const change = (value: Value) => setState({ origin, value });
  return [isOutdated ? origin : state.value, change] as const;
};
