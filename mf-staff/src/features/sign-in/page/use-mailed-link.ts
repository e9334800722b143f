import { ApiError, useHydrated, useLocation, useNavigate } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { lookAtLink } from '../api/authentication';

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

type LinkDetail = Awaited<ReturnType<typeof lookAtLink>>;

/** What is known of the link that opened the page. */
export type MailedLink =
  | { state: 'unknown' }
  | { state: 'incomplete' }
  | { state: 'open'; token: string; detail: LinkDetail }
  | { state: 'over'; message: string }
  | { state: 'failed'; message: string };

const GONE = 410;
/** No token looks like that. */
const REFUSED = 422;

/** Looks at the link that opened the page: the browser alone knows it, so that no loader can. */
export const useMailedLink = () => {
  const token = useLinkToken();
  const [link, setLink] = useState<MailedLink>({ state: 'unknown' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!token) return;
    const leaving = new AbortController();
    lookAtLink(token, leaving.signal).then(
      (detail) => setLink({ state: 'open', token, detail }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        if (!(error instanceof ApiError)) throw error;
        if (error.status === REFUSED) return setLink({ state: 'incomplete' });
        setLink({ state: error.status === GONE ? 'over' : 'failed', message: error.message });
      },
    );
    return () => leaving.abort();
  }, [token, attempt]);
  return {
    link: token === null ? ({ state: 'incomplete' } as const) : link,
    /** To be called when the server says in the end that the link is over. */
    end: (message: string) => setLink({ state: 'over', message }),
    retry: () => {
      setLink({ state: 'unknown' });
      setAttempt(attempt + 1);
    },
  };
};
