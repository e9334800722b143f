import { matchRoutes } from '@phantom/mf-kit';
import { readSearch, type ReadSearch } from '../../shared/search/read-search';
import { parseBorough, parseTab } from '../../shared/sections';

const LISTS = [{ path: '/listings/:type/:location' }];

/** The search that an address asks for; null where there is no such list. */
export const readAddress = (address: { pathname: string; search: string }): ReadSearch | null => {
  const [list] = matchRoutes(LISTS, address) ?? [];
  const tab = parseTab(list?.params.type);
  const borough = parseBorough(list?.params.location);
  return tab && borough && readSearch(tab, borough, new URLSearchParams(address.search));
};
