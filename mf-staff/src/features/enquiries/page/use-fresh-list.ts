import { useRevalidator } from '@phantom/mf-kit';
import { useEffect } from 'react';
import { listEnquiries } from '../api/list-enquiries';

/** New enquiries are seen within it. */
const LOOK_MS = 60_000;
/** A timer is late now and then: one as long as the look would leave out every second one. */
const TICK_MS = 10_000;

/**
 * Looks for new enquiries every minute, and when the tab is looked at again; not while it is hidden or offline. The list
 * stays as it is while a service is down: whoever reads it did not ask.
 */
export const useFreshList = () => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let loadedAt = Date.now();
    const look = async () => {
      const isAway = document.visibilityState === 'hidden' || !navigator.onLine;
      if (isAway || Date.now() - loadedAt < LOOK_MS) return;
      loadedAt = Date.now();
      const found = await listEnquiries({ limit: 1 }, signal).catch(() => undefined);
      if (found?.missing.length === 0 && !signal.aborted) void revalidate();
    };
    const onLook = () => void look();
    const timer = setInterval(onLook, TICK_MS);
    document.addEventListener('visibilitychange', onLook);
    return () => {
      leaving.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [revalidate]);
};
