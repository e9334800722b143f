import { matchRoutes } from '@phantom/mf-kit';
import { readSearch, type ReadSearch } from '../../shared/search/read-search';
import { parseListPlace, parseTab } from '../../shared/sections';

const LISTS = [{ path: '/listings/:type' }, { path: '/listings/:type/:location' }];

/** The search that an address asks for; null where there is no such list. */
export const readAddress = (address: { pathname: string; search: string }): ReadSearch | null => {
  const [list] = matchRoutes(LISTS, address) ?? [];
  const tab = parseTab(list?.params.type);
  const borough = parseListPlace(list?.params.location);
  if (!tab || borough === undefined) return null;
  return readSearch(tab, borough, new URLSearchParams(address.search));
};
