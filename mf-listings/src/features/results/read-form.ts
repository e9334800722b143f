import { readSearch, type ReadSearch } from '../../shared/search/read-search';
import type { Search } from '../../shared/search/search';
import { searchParams } from '../../shared/search/write-search';
import { fieldsOf, type FilterPart } from './filter-parts';

/** The search with what the form of a part now says in place of what the search said of it. */
export const readForm = (form: HTMLFormElement, search: Search, part: FilterPart): ReadSearch => {
  const fields = fieldsOf(part);
  const params = searchParams(search);
  for (const field of fields) params.delete(field);
  for (const [name, value] of new FormData(form)) {
    if (fields.includes(name) && typeof value === 'string') params.append(name, value);
  }
  return readSearch(search.tab, search.borough, params);
};
