import { useEffect, useEffectEvent } from 'react';
import { ApiError } from '../api/api-error';

const UNAVAILABLE = 503;

/** Each refusal in a row doubles the time until the next try, so many times at most. */
const MOST_DOUBLINGS = 4;

/** Milliseconds without a refusal; the next one is the first of its row. */
const CALM = 120_000;

/** Of the time until the next try, added at random: those who were refused together do not come together again. */
const JITTER = 0.5;

let refusals = 0;
let lastRefusal = -Infinity;

/**
 * Loads a page again that was refused with 503, once the time of its `Retry-After` is over; in a hidden tab, when it is
 * shown again.
 *
 * @returns whether it will
 */
export function useAutomaticRetry(error: unknown, retry: () => void): boolean {
  const isRefused = error instanceof ApiError && error.status === UNAVAILABLE;
  const seconds = isRefused ? error.retryAfter : undefined;
  const onTime = useEffectEvent(retry);
  useEffect(() => {
    if (seconds === undefined) return undefined;
    const milliseconds = seconds * 1000 * nextFactor() * (1 + JITTER * Math.random());
    let isTime = false;
    const retryInSight = () => {
      if (isTime && !document.hidden) onTime();
    };
    const timer = setTimeout(() => {
      isTime = true;
      retryInSight();
    }, milliseconds);
    document.addEventListener('visibilitychange', retryInSight);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', retryInSight);
    };
    // Each refusal is an error of its own, and is waited for anew.
  }, [error, seconds]);
  return seconds !== undefined;
}

function nextFactor(): number {
  const now = performance.now();
  refusals = now - lastRefusal > CALM ? 0 : refusals + 1;
  lastRefusal = now;
  return 2 ** Math.min(refusals, MOST_DOUBLINGS);
}
