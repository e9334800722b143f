import { useMemo } from 'react';
import { isSameSearch } from '../../../shared/search/change-search';
import type { ResultsData } from '../loader';
import { readAddress } from '../read-address';
import { useWantedLocation } from './use-wanted-location';

/** The page at hand with the search that is wanted in place of the one that is shown. */
export interface WantedPage extends ResultsData {
  /** The counts are those of the wanted search. */
  isCounted: boolean;
}

/** What the filters show and change, see `useWantedLocation`. */
export const useWantedPage = (page: ResultsData | null): WantedPage | null => {
  const { pathname, search: query } = useWantedLocation();
  return useMemo(() => {
    const wanted = page && readAddress({ pathname, search: query });
    return wanted && { ...page, ...wanted, isCounted: isSameSearch(wanted.search, page.search) };
  }, [page, pathname, query]);
};
