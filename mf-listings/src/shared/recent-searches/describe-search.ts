import type { TFunction } from '@phantom/mf-kit';
import { listName } from '../list-name';
import { activeFilters } from '../search/active-filters';
import type { Search } from '../search/search';

/** A search in the visitor's words: what is offered where, and what it is narrowed to. */
export const describeSearch = (search: Search, t: TFunction) => ({
  list: listName(search.tab, search.borough, t),
  filters: activeFilters(search, t).map(({ label }) => label),
});
