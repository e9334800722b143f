import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
const listeners = new Set<() => void>();
let now = Date.now();
let timer: ReturnType<typeof setInterval> | undefined;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    now = Date.now();
    for (const each of listeners) each();
  }, MINUTE_MS);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** The current time in milliseconds, rounded to the minute. All users share one timer. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, current, current);
}

/** Without subscribers there is no timer, so the time is read. */
function current(): number {
  if (!timer) now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  return now;
}
