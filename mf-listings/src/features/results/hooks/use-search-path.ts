import type { Search } from '../../../shared/search/search';
import { searchPath } from '../../../shared/search/write-search';
import { useView } from './use-view';

/** Writes the addresses of other searches, and of their pages, which keep the view of this one. */
export const useSearchPath = () => {
  const view = useView();
  return (search: Search, place: Record<string, string> = {}): string =>
    searchPath(search, view === 'map' ? { view, ...place } : place);
};
