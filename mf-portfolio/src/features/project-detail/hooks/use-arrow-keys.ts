import { useEffect, useEffectEvent } from 'react';

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * Turns by the arrow keys while something is open. They are listened for on the document: a dialog that has just
 * opened has the focus on its outermost element, of which react-bootstrap passes no keys on.
 */
export function useArrowKeys(isOpen: boolean, turn: (step: number) => void): void {
  const onKeyDown = useEffectEvent(({ key }: KeyboardEvent) => {
    const step = STEPS[key];
    if (step) turn(step);
  });
  useEffect(() => {
    if (!isOpen) return undefined;
    const listening = new AbortController();
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal: listening.signal });
    return () => listening.abort();
  }, [isOpen]);
}
