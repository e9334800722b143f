import { parseBorough } from '../listing-types';
import { movedTo, withChoice, withoutPlaces } from './change-search';
import type { ListField, Search } from './search';
import { queryPath, searchPath } from './write-search';

export interface SuggestedPlace {
  kind:
    'address' | 'borough' | 'nearby' | Extract<ListField, 'neighbourhood' | 'zip_code' | 'street'>;
  text: string;
  borough: string | null;
  id: number | null;
}

/**
 * The target of a suggested place: a listing's page, a text search for an address without a page, the nearest
 * listings for a place without any, or else the place's filter. The typed words are dropped. Null when there is no
 * list.
 * @param search the current search
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
    return queryPath(
      { ...withoutPlaces(movedTo(search, search.listingType, borough)), q: text },
      extra,
    );
  if (kind === 'borough') {
    return searchPath(
      { ...withoutPlaces(movedTo(search, search.listingType, borough)), q: undefined },
      extra,
    );
  }
  const there = { ...movedTo(search, search.listingType, borough), q: undefined };
  return searchPath(
    kind === 'address' ? { ...there, q: text } : withChoice(there, kind, text, true),
    extra,
  );
};
