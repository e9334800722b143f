import { matchRoutes, useLocation, useNavigate, usePendingLocation } from '@phantom/mf-kit';
import { useMemo } from 'react';
import { parseListBorough, parseListingType } from '../../shared/listing-types';
import { isSameSearch } from '../../shared/search/change-search';
import { readSearch, type ReadSearch } from '../../shared/search/read-search';
import type { Search } from '../../shared/search/search';
import { searchPath } from '../../shared/search/write-search';
import type { ResultsData } from './loader';

/**
 * The location of the newest search: the pending navigation's, or the current one. Further choices build on it, or
 * they would undo the pending one.
 */
export const useRequestedLocation = () => {
  const shown = useLocation();
  const pending = usePendingLocation();
  return pending && readAddress(pending) ? pending : shown;
};

export interface RequestedPage extends ResultsData {
  /** The facets belong to the requested search. */
  isCounted: boolean;
}

/** The page that the filters show and change, see `useRequestedLocation`. */
export const useRequestedPage = (page: ResultsData | null): RequestedPage | null => {
  const { pathname, search: query } = useRequestedLocation();
  return useMemo(() => {
    const requested = page && readAddress({ pathname, search: query });
    return (
      requested && { ...page, ...requested, isCounted: isSameSearch(requested.search, page.search) }
    );
  }, [page, pathname, query]);
};

/** What a narrow page shows. A wide one shows both. */
type ResultsView = 'list' | 'map';

export const useView = (): ResultsView => {
  const { search } = useRequestedLocation();
  return new URLSearchParams(search).get('view') === 'map' ? 'map' : 'list';
};

/** Builds URLs of other searches and pages that keep the current view. */
export const useSearchPath = () => {
  const view = useView();
  return (search: Search, position: Record<string, string> = {}): string =>
    searchPath(search, view === 'map' ? { view, ...position } : position);
};

/**
 * Navigates to another search, as a history entry of its own. The scroll position stays, because the controls are
 * above the list. The same search replaces the entry and keeps the current page.
 */
export const useGoToSearch = () => {
  const navigate = useNavigate();
  const pathOf = useSearchPath();
  const shown = useLocation();
  const requested = useRequestedLocation();
  return (search: Search) => {
    const isAtSearch = (address: typeof shown) => {
      const read = readAddress(address);
      return read !== null && isSameSearch(read.search, search);
    };
    if (requested !== shown && isAtSearch(requested)) return;
    const isShown = isAtSearch(shown);
    const position = [...new URLSearchParams(shown.search)].filter(
      ([name]) => isShown && ['page', 'cursor'].includes(name),
    );
    void navigate(pathOf(search, Object.fromEntries(position)), {
      replace: isShown,
      state: isShown ? shown.state : null,
      preventScrollReset: true,
      // A click that closes a popover may be on a link, which must start from the new URL.
      flushSync: true,
    });
  };
};

const LISTS = [{ path: '/listings/:type' }, { path: '/listings/:type/:location' }];

/** The search of a URL. Null when there is no such list. */
export const readAddress = (address: { pathname: string; search: string }): ReadSearch | null => {
  const [list] = matchRoutes(LISTS, address) ?? [];
  const listingType = parseListingType(list?.params.type);
  const borough = parseListBorough(list?.params.location);
  if (!listingType || borough === undefined) return null;
  return readSearch(listingType, borough, new URLSearchParams(address.search));
};
