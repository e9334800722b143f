import { useLocation, usePendingLocation, useSlowNavigation } from '@phantom/mf-kit';

/** Whether the same page is being loaded with another query, and it takes noticeably long. */
export function useIsTurning(): boolean {
  const { pathname } = useLocation();
  const isSlow = useSlowNavigation() !== undefined;
  return usePendingLocation()?.pathname === pathname && isSlow;
}
