import type { TFunction } from '@phantom/mf-kit';
import { listName } from '../list-name';
import { activeFilters } from './active-filters';
import type { Search } from './search';

/** More do not fit into the title of a tab. */
const MOST_NAMED = 3;

/** What a search looks for, as `Homes for sale in Queens: Astoria, 2+ bedrooms`. */
export const searchName = (search: Search, t: TFunction): string => {
  const list = listName(search.tab, search.borough, t);
  const labels = activeFilters(search, t).map(({ label }) => label);
  if (labels.length === 0) return list;
  const more = labels.length > MOST_NAMED ? '…' : '';
  return t('search.name', { list, filters: labels.slice(0, MOST_NAMED).join(', ') + more });
};
