import { useRevalidator } from '@phantom/mf-kit';
import { useEffect } from 'react';

/** Links to files are signed for a quarter of an hour. */
const RENEWAL_MS = 10 * 60_000;
/** A timer is late now and then: one as long as the renewal would leave out every second one. */
const TICK_MS = 60_000;

/** Loads a page's data anew before its links to files run out, however long it stays open. */
export const useFreshLinks = () => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let loadedAt = Date.now();
    const renew = () => {
      if (isAway() || Date.now() - loadedAt < RENEWAL_MS) return;
      loadedAt = Date.now();
      void revalidate();
    };
    const timer = setInterval(renew, TICK_MS);
    // A hidden tab is left alone, and catches up when it is looked at again.
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [revalidate]);
};

// Offline, a failed renewal would only take away what is shown.
const isAway = () => document.visibilityState === 'hidden' || !navigator.onLine;
