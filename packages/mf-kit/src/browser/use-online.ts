import { useSyncExternalStore, useEffect, useEffectEvent } from 'react';

function subscribe(changed: () => void): () => void {
  window.addEventListener('online', changed);
  window.addEventListener('offline', changed);
  return () => {
    window.removeEventListener('online', changed);
    window.removeEventListener('offline', changed);
  };
}

/** Whether the browser has a connection; true on a server. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls back when the browser is online again. */
export function useOnReconnect(callback: () => void): void {
  const onReconnect = useEffectEvent(callback);
  useEffect(() => {
    const reconnected = () => onReconnect();
    window.addEventListener('online', reconnected);
    return () => window.removeEventListener('online', reconnected);
  }, []);
}
