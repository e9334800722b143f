import { useRevalidator } from '@phantom/mf-kit';
import { useEffect } from 'react';

/** Links to files are valid for 15 minutes. */
const RENEWAL_MS = 10 * 60_000;
/** Shorter than the interval, so that a late timer does not skip every second renewal. */
const TICK_MS = 60_000;

/** Reloads the data of the page before its links to files expire. */
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
    // A hidden tab is not reloaded until it becomes visible.
    document.addEventListener('visibilitychange', renew);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', renew);
    };
  }, [revalidate]);
};

// A failed reload while offline would remove the content.
const isAway = () => document.visibilityState === 'hidden' || !navigator.onLine;
