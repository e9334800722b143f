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

/** The time in milliseconds since 1970, to the minute; all who show it share one clock. */
export function useNow(): number {
  return useSyncExternalStore(subscribe, current, current);
}

/** The clock stands while nobody looks at it. */
function current(): number {
  if (!timer) now = Math.floor(Date.now() / MINUTE_MS) * MINUTE_MS;
  return now;
}
