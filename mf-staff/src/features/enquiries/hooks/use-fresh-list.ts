import { useRevalidator } from '@phantom/mf-kit';
import { useEffect } from 'react';

/** New enquiries are seen within it. */
const LOOK_MS = 60_000;

/** Looks for new enquiries every minute, and when the tab is looked at again; not while it is hidden or offline. */
export const useFreshList = () => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    let loadedAt = Date.now();
    const look = () => {
      const isAway = document.visibilityState === 'hidden' || !navigator.onLine;
      if (isAway || Date.now() - loadedAt < LOOK_MS) return;
      loadedAt = Date.now();
      void revalidate();
    };
    const timer = setInterval(look, LOOK_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [revalidate]);
};
