import { useHydrated, useLocation } from '@phantom/mf-kit';

/** The token of a mailed link, which only browsers know; null without one, undefined on a server. */
export function useLinkToken(): string | null | undefined {
  const { hash } = useLocation();
  return useHydrated() ? new URLSearchParams(hash.slice(1)).get('token') : undefined;
}
