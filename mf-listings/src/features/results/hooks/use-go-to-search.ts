import { useLocation, useNavigate } from '@phantom/mf-kit';
import { isSameSearch } from '../../../shared/search/change-search';
import type { Search } from '../../../shared/search/search';
import { readAddress } from '../read-address';
import { useSearchPath } from './use-search-path';
import { useWantedLocation } from './use-wanted-location';

/**
 * Shows the homes of another search: a step that Back undoes. The page stays where it is, as what is chosen lies
 * above the list; the same search once more is no step, and stays at the page of homes that is shown.
 */
export const useGoToSearch = () => {
  const navigate = useNavigate();
  const pathOf = useSearchPath();
  const shown = useLocation();
  const wanted = useWantedLocation();
  return (search: Search) => {
    const asksFor = (address: typeof shown) => {
      const read = readAddress(address);
      return read !== null && isSameSearch(read.search, search);
    };
    if (wanted !== shown && asksFor(wanted)) return;
    const isShown = asksFor(shown);
    const place = [...new URLSearchParams(shown.search)].filter(
      ([name]) => isShown && ['page', 'cursor'].includes(name),
    );
    void navigate(pathOf(search, Object.fromEntries(place)), {
      replace: isShown,
      state: isShown ? shown.state : null,
      preventScrollReset: true,
      // The press that closes a popover may be one on a link, which has to lead on from here.
      flushSync: true,
    });
  };
};
