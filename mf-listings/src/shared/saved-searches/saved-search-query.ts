import { searchQuery } from '../search/write-search';
import type { Search } from '../search/search';

/** The parameters of the search call, as a saved search keeps them. The order of a list is no part of it. */
export function savedQuery(search: Search): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(searchQuery({ ...search, sort: 'newest' }))) {
    for (const each of [value].flat()) params.append(name, String(each));
  }
  return params.toString();
}

/** The path of the page with the results of a saved search. */
export function savedSearchPath(query: string): string {
  const params = new URLSearchParams(query);
  const [type, location] = [params.get('type') ?? 'sales', params.get('location')];
  params.delete('type');
  params.delete('location');
  const path = ['/listings', type, ...(location ? [location] : [])]
    .map((part, at) => (at === 0 ? part : encodeURIComponent(part)))
    .join('/');
  const rest = params.toString();
  return path + (rest && `?${rest}`);
}
