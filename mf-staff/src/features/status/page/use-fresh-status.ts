import { useEffect, useState } from 'react';
import { getStatus, type SiteStatus } from '../api/status';

const LOOK_MS = 10_000;

/**
 * The status, asked for anew while the page is in sight. Where no answer comes the last one stays, and is said to be old.
 *
 * @param first what the page was opened with
 */
export function useFreshStatus(first: SiteStatus) {
  const [state, setState] = useState({ status: first, isStale: false });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let isAsking = false;
    const look = async () => {
      if (document.visibilityState === 'hidden' || isAsking) return;
      isAsking = true;
      try {
        const status = await getStatus(signal);
        setState({ status, isStale: false });
      } catch {
        if (!signal.aborted) setState(({ status }) => ({ status, isStale: true }));
      }
      isAsking = false;
    };
    const onLook = () => void look();
    const timer = setInterval(onLook, LOOK_MS);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);
  return state;
}
