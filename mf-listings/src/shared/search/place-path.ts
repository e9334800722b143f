import { parseBorough } from '../sections';
import { movedTo, withChoice, withoutPlaces } from './change-search';
import type { ListField, Search } from './search';
import { queryPath, searchPath } from './write-search';

/** A place that somebody may mean, as the service suggests it. */
export interface SuggestedPlace {
  kind:
    'address' | 'borough' | 'nearby' | Extract<ListField, 'neighbourhood' | 'zip_code' | 'street'>;
  text: string;
  borough: string | null;
  /** Of the home at an address, where it has a page. */
  id: number | null;
}

/**
 * Where a suggested place leads: a home to its page, an address without one to the homes that have it in their texts,
 * a place without homes to those nearest to it, any other place to that filter. The words that it was found by have done
 * their work. Null where we have no list.
 * @param search what else is looked for
 */
export const placePath = (
  { kind, text, borough: place, id }: SuggestedPlace,
  search: Search,
  extra: Record<string, string> = {},
): string | null => {
  if (id !== null) return `/listings-detail/${id}`;
  const borough = parseBorough(place);
  if (borough === null) return null;
  if (kind === 'nearby')
    return queryPath({ ...withoutPlaces(movedTo(search, search.tab, borough)), q: text }, extra);
  if (kind === 'borough') {
    return searchPath(
      { ...withoutPlaces(movedTo(search, search.tab, borough)), q: undefined },
      extra,
    );
  }
  const there = { ...movedTo(search, search.tab, borough), q: undefined };
  return searchPath(
    kind === 'address' ? { ...there, q: text } : withChoice(there, kind, text, true),
    extra,
  );
};
