import { readSearch } from '../search/read-search';
import type { Search } from '../search/search';
import { parseListPlace, parseTab } from '../sections';

/** Any: a path has no more than a place on it. */
const SITE = 'http://site.invalid';
const LONGEST_PATH = 4000;

/** The search that an address of the results page asks for; null where it is none. */
export const searchOfPath = (path: unknown): Search | null => {
  if (typeof path !== 'string' || path.length > LONGEST_PATH || !path.startsWith('/listings/')) {
    return null;
  }
  const { pathname, searchParams } = new URL(path, SITE);
  const [, , type, location, ...rest] = pathname.split('/');
  const tab = parseTab(type);
  const borough = parseListPlace(location);
  if (!tab || borough === undefined || rest.length > 0) return null;
  return readSearch(tab, borough, searchParams).search;
};
