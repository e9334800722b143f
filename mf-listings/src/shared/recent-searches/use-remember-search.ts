import { useEffect } from 'react';
import type { Search } from '../search/search';
import { searchPath } from '../search/write-search';
import { rememberSearch } from './recent-searches';

/** Remembers a search once its homes are shown; null where there are none of it to show. */
export const useRememberSearch = (search: Search | null): void => {
  const path = search && searchPath(search);
  useEffect(() => {
    if (search) rememberSearch(search);
    // The same search is a new object after every loading.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [path]);
};
