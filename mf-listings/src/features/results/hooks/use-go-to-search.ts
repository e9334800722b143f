import { useNavigate } from '@phantom/mf-kit';
import { isSameSearch } from '../../../shared/search/change-search';
import type { Search } from '../../../shared/search/search';
import { useSearchPath } from './use-search-path';

/**
 * Shows the homes of another search: a step that Back undoes. The page stays where it is, as what is chosen lies
 * above the list; the same search once more is no step.
 */
export const useGoToSearch = (current: Search) => {
  const navigate = useNavigate();
  const pathOf = useSearchPath();
  return (search: Search) =>
    void navigate(pathOf(search), {
      replace: isSameSearch(search, current),
      preventScrollReset: true,
    });
};
