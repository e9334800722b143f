import { useLocation, usePendingLocation } from '@phantom/mf-kit';
import { readFilters, type Filters } from '../filters';

/**
 * The filters of the address, or of that on its way: who chooses one after the other, faster than the list comes,
 * loses none of them.
 */
export const useWantedFilters = (): Filters => {
  const here = useLocation();
  const pending = usePendingLocation();
  const isList = pending?.pathname === here.pathname;
  return readFilters(new URLSearchParams((isList ? pending : here).search));
};
