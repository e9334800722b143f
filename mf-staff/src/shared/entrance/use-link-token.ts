import { useHydrated, useLocation, useNavigate } from '@phantom/mf-kit';
import { useEffect } from 'react';

/**
 * The token of the mailed link that opened the page; null where the address has none, undefined while a server renders.
 * It belongs behind the `#`, which no server, log or referrer gets to see: one in the query is moved there.
 */
export const useLinkToken = (): string | null | undefined => {
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const exposed = new URLSearchParams(search).get('token');
  useEffect(() => {
    if (exposed === null) return;
    const to = { pathname, hash: `token=${encodeURIComponent(exposed)}` };
    void navigate(to, { replace: true, preventScrollReset: true });
  }, [exposed, pathname, navigate]);
  if (!isHydrated) return undefined;
  return exposed ?? new URLSearchParams(hash.slice(1)).get('token');
};
