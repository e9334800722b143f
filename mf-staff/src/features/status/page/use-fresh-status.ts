import { useEffect, useState } from 'react';
import { getStatus, type SiteStatus } from '../api/status';

const INTERVAL_MS = 10_000;

/** Polls while the page is visible. On failure the last status stays, marked as stale. */
export function useFreshStatus(first: SiteStatus) {
  const [state, setState] = useState({ status: first, isStale: false });
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    let isAsking = false;
    const refresh = async () => {
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
    const onLook = () => void refresh();
    const timer = setInterval(onLook, INTERVAL_MS);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, []);
  return state;
}
