import { useEffect, useEffectEvent } from 'react';

/** Calls back when the visitor comes back to the page, and when the browser is online again. */
export function useOnReturn(callback: () => void): void {
  const onReturn = useEffectEvent(() => {
    if (document.visibilityState === 'visible' && navigator.onLine) callback();
  });
  useEffect(() => {
    const returned = () => onReturn();
    document.addEventListener('visibilitychange', returned);
    window.addEventListener('online', returned);
    return () => {
      document.removeEventListener('visibilitychange', returned);
      window.removeEventListener('online', returned);
    };
  }, []);
}
