import { readWords } from '../../shared/search/read-value';
import { plainSearch } from '../../shared/search/search';
import { searchPath } from '../../shared/search/write-search';
import { parseBorough, type Borough, type ListingTab } from '../../shared/sections';

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
