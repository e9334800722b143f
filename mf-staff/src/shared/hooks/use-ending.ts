import { useEffect, useRef } from 'react';

/** Signals that end what was begun with them when what shows it goes: an upload ends with its dialog. */
export function useEnding(): () => AbortSignal {
  const underWay = useRef(new Set<AbortController>());
  useEffect(() => {
    const all = underWay.current;
    return () => {
      for (const controller of all) controller.abort();
    };
  }, []);
  return () => {
    const controller = new AbortController();
    underWay.current.add(controller);
    return controller.signal;
  };
}
