import { useRevalidator } from '@phantom/mf-kit';
import { useEffect } from 'react';
import { listEnquiries } from '../api/list-enquiries';

const LOOK_MS = 60_000;
/** Shorter than the interval, so that a late timer does not skip every second check. */
const TICK_MS = 10_000;

/** Looks for new enquiries every minute; not while hidden, offline, or while a service is down. */
export const useFreshList = () => {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
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
      controller.abort();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onLook);
    };
  }, [revalidate]);
};
