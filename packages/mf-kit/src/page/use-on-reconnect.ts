import { useEffect, useEffectEvent } from 'react';

/** Calls as soon as the browser has a connection again. */
export function useOnReconnect(callback: () => void): void {
  const onReconnect = useEffectEvent(callback);
  useEffect(() => {
    const reconnected = () => onReconnect();
    window.addEventListener('online', reconnected);
    return () => window.removeEventListener('online', reconnected);
  }, []);
}
