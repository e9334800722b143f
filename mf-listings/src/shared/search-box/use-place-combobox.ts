import { useNavigate } from '@phantom/mf-kit';
import { useState, type KeyboardEvent } from 'react';
import { placePath } from '../search/place-path';
import type { Search } from '../search/search';
import type { PlaceSuggestion } from './suggest-places';
import { useStateOf } from './use-state-of';
import { useSuggestions } from './use-suggestions';

/** No suggestion: what is typed is searched for. */
const NONE = -1;

/**
 * What the field for words and places does: the suggestions below it, and the keys that walk through them.
 * @param extra what else of the page stands in the address of a place
 */
export const usePlaceCombobox = (search: Search, extra?: Record<string, string>) => {
  const navigate = useNavigate();
  const [text, setText] = useStateOf(search.q ?? '');
  const [active, setActive] = useState(NONE);
  const { places, ask, close } = useSuggestions(search);
  const isOpen = places !== null && places.length > 0;

  const onInput = (typed: string) => {
    setText(typed);
    setActive(NONE);
    ask(typed);
  };
  const end = () => {
    setActive(NONE);
    close();
  };
  const choose = (place: PlaceSuggestion) => {
    const path = placePath(place, search, extra);
    end();
    if (path === null) return;
    // The words have found the place; they would only narrow its homes.
    setText('');
    void navigate(path, { preventScrollReset: !path.startsWith('/listings-detail') });
  };

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (!isOpen) {
      if (event.key === 'ArrowDown') ask(text);
      if (event.key === 'Enter' || event.key === 'Escape') end();
      return;
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = places[active];
    if (step) setActive(turned(active + step, places.length));
    else if (event.key === 'Escape') end();
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Enter') return end();
    else return;
    event.preventDefault();
  };

  return { text, places, active, isOpen, setActive, choose, onInput, onKeyDown, onBlur: end };
};

/** Around, by way of the field itself. */
const turned = (index: number, count: number) => {
  if (index >= count) return NONE;
  return index < NONE ? count - 1 : index;
};
