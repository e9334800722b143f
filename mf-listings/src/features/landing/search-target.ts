import { readWords } from '../../shared/search/read-value';
import { plainSearch, type Search } from '../../shared/search/search';
import { searchPath } from '../../shared/search/write-search';
import { parseBorough, type Borough, type ListingTab } from '../../shared/sections';
import type { FoundPlace } from './api/find-place';

/** What the form of the landing page asks for. */
export interface Wanted {
  tab: ListingTab;
  /** Null for any. */
  borough: Borough | null;
  words: string | undefined;
}

/** What the address says that the form was sent to; null where it was not sent. */
export const readWanted = (tab: ListingTab, params: URLSearchParams): Wanted | null => {
  const borough = parseBorough(params.get('location'));
  const words = readWords(params.get('q') ?? '');
  return borough || words ? { tab, borough, words } : null;
};

/** Where the homes are that have these words in their texts. */
export const pathOfWords = (tab: ListingTab, borough: Borough, words: string | undefined) =>
  searchPath({ ...plainSearch(tab, borough), q: words });

/** Where the homes of a place are; of an address, the home itself. Null where no list shows it. */
export const pathOfPlace = (tab: ListingTab, place: FoundPlace): string | null => {
  if (place.id !== null) return `/listings-detail/${place.id}`;
  const borough = parseBorough(place.borough);
  return borough && searchPath({ ...plainSearch(tab, borough), ...filterOf(place) });
};

const filterOf = ({ kind, text }: FoundPlace): Partial<Search> => {
  return kind === 'address' ? { q: text } : { [kind]: [text] };
};
