import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator as useRouterRevalidator } from 'react-router-dom';

/** Loads the data of the page anew. */
export interface Revalidator {
  /** Resolves once the page shows what was loaded, or whoever asked is no longer on it; never rejects. */
  revalidate: () => Promise<void>;
  state: 'idle' | 'loading';
}

/**
 * The router's revalidator, but for when it resolves: the router's own does so while React has still to draw, and
 * what follows would count from the rows before.
 */
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
      // React draws pending transitions together: this one with the router's, which is already on its way.
      startTransition(() => setLoads((count) => count + 1));
    });
  }, [load]);
  return { revalidate, state };
}

function settle(waiting: Set<() => void>): void {
  waiting.forEach((resolve) => resolve());
  waiting.clear();
}
