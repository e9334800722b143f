import { useLocation, useNavigate, useSearchParams } from '@phantom/mf-kit';
import { isSameSearch } from '../../../shared/search/change-search';
import type { Search } from '../../../shared/search/search';
import { useSearchPath } from './use-search-path';

/**
 * Shows the homes of another search: a step that Back undoes. The page stays where it is, as what is chosen lies
 * above the list; the same search once more is no step, and stays at the page of homes that is shown.
 */
export const useGoToSearch = (current: Search) => {
  const navigate = useNavigate();
  const pathOf = useSearchPath();
  const [params] = useSearchParams();
  const { state } = useLocation();
  return (search: Search) => {
    const isSame = isSameSearch(search, current);
    const place = [...params].filter(([name]) => isSame && ['page', 'cursor'].includes(name));
    void navigate(pathOf(search, Object.fromEntries(place)), {
      replace: isSame,
      state: isSame ? state : null,
      preventScrollReset: true,
    });
  };
};
