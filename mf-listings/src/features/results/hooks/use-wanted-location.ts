import { useLocation, usePendingLocation } from '@phantom/mf-kit';
import { readAddress } from '../read-address';

/**
 * The address of the list that the visitor wants: while its homes are on their way, another one than is shown. What is
 * chosen next is added to it; else it would call back what was chosen before.
 */
export const useWantedLocation = () => {
  const shown = useLocation();
  const pending = usePendingLocation();
  return pending && readAddress(pending) ? pending : shown;
};
