import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator as useRouterRevalidator } from 'react-router-dom';

export interface Revalidator {
  /** Resolves once the new data is rendered, or the component is unmounted; never rejects. */
  revalidate: () => Promise<void>;
  state: 'idle' | 'loading';
}

/** Like the router's revalidator, which however resolves before React has rendered the new data. */
export function useRevalidator(): Revalidator {
  const { revalidate: load, state } = useRouterRevalidator();
  const [loads, setLoads] = useState(0);
  const waiting = useRef(new Set<() => void>());
  const isShown = useRef(false);
  useEffect(() => settle(waiting.current), [loads]);
  useEffect(() => {
    const { current } = waiting;
    isShown.current = true;
    return () => {
      isShown.current = false;
      settle(current);
    };
  }, []);
  const revalidate = useCallback(async () => {
    await load();
    if (!isShown.current) return;
    await new Promise<void>((resolve) => {
      waiting.current.add(resolve);
      // React renders pending transitions together: this one with the router's.
      startTransition(() => setLoads((count) => count + 1));
    });
  }, [load]);
  return { revalidate, state };
}

function settle(waiting: Set<() => void>): void {
  waiting.forEach((resolve) => resolve());
  waiting.clear();
}
