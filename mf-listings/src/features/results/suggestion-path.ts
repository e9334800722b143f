import { parseBorough } from '../../shared/sections';
import { movedTo, withChoice } from '../../shared/search/change-search';
import type { Search } from '../../shared/search/search';
import { searchPath } from '../../shared/search/write-search';
import type { PlaceSuggestion } from './api/suggest-places';

/**
 * Where a suggestion leads: a home to its page, a neighbourhood, ZIP code or street to that filter.
 * The words that it was found by have done their work. Null where we have no list of homes.
 */
export const suggestionPath = (
  { kind, text, borough: place, id }: PlaceSuggestion,
  search: Search,
  extra: Record<string, string> = {},
): string | null => {
  if (kind === 'address' && id !== null) return `/listings-detail/${id}`;
  const borough = parseBorough(place);
  if (borough === null) return null;
  const there = { ...movedTo(search, search.tab, borough), q: undefined };
  return searchPath(kind === 'address' ? there : withChoice(there, kind, text, true), extra);
};
