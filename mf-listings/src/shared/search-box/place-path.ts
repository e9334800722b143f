import { parseBorough } from '../listing-types';
import { movedTo, withChoice, withoutPlaces } from '../search/change-search';
import type { Search } from '../search/search';
import { queryPath, searchPath } from '../search/write-search';
import type { PlaceSuggestion } from './suggest-places';

/**
 * The target of a suggested place: a listing's page, a text search for an address without a page, the nearest
 * listings for a place without any, or else the place's filter. The typed words are dropped. Null when there is no
 * list.
 * @param search the current search
 */
export const placePath = (
  { kind, text, borough: place, id }: Omit<PlaceSuggestion, 'count'>,
  search: Search,
  extra: Record<string, string> = {},
): string | null => {
  if (id !== null) return `/listings-detail/${id}`;
  const borough = parseBorough(place);
  if (borough === null) return null;
  const there = { ...movedTo(search, search.listingType, borough), q: undefined };
  if (kind === 'nearby') return queryPath({ ...withoutPlaces(there), q: text }, extra);
  if (kind === 'borough') return searchPath(withoutPlaces(there), extra);
  return searchPath(
    kind === 'address' ? { ...there, q: text } : withChoice(there, kind, text, true),
    extra,
  );
};
