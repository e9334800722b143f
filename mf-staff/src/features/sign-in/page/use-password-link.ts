import { ApiError, useHydrated, useLocation, useNavigate } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { getPasswordLink, GONE } from '../api/authentication';

/** Null without a token. A token in the query moves to the fragment, which servers never see. */
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

type LinkDetail = Awaited<ReturnType<typeof getPasswordLink>>;

export type PasswordLink =
  | { state: 'checking' }
  | { state: 'incomplete' }
  | { state: 'valid'; token: string; detail: LinkDetail }
  | { state: 'expired'; message: string }
  | { state: 'failed'; message: string };

/** Response to a malformed token. */
const REFUSED = 422;

/** Checks the mailed link. Only the browser knows the fragment, so a loader cannot do it. */
export const usePasswordLink = () => {
  const token = useLinkToken();
  const [link, setLink] = useState<PasswordLink>({ state: 'checking' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!token) return;
    const controller = new AbortController();
    getPasswordLink(token, controller.signal).then(
      (detail) => setLink({ state: 'valid', token, detail }),
      (error: unknown) => {
        if (controller.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        if (error.status === REFUSED) return setLink({ state: 'incomplete' });
        setLink({ state: error.status === GONE ? 'expired' : 'failed', message: error.message });
      },
    );
    return () => controller.abort();
  }, [token, attempt]);
  return {
    link: token === null ? ({ state: 'incomplete' } as const) : link,
    expire: (message: string) => setLink({ state: 'expired', message }),
    retry: () => {
      setLink({ state: 'checking' });
      setAttempt(attempt + 1);
    },
  };
};
