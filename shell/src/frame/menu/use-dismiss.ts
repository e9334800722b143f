import { useEffect, type RefObject } from 'react';

/**
 * Closes an open panel on Escape (the focus goes back to its button), on any click but the button's own,
 * and when the focus leaves.
 */
export function useDismiss(
  open: boolean,
  parts: { root: RefObject<HTMLElement | null>; button: RefObject<HTMLElement | null> },
  close: () => void,
): void {
  const { root, button } = parts;
  useEffect(() => {
    if (!open) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    const holds = (part: HTMLElement | null, event: Event) =>
      event.target instanceof Node && part?.contains(event.target);

    document.addEventListener('click', (event) => !holds(button.current, event) && close(), {
      signal,
    });
    document.addEventListener('focusin', (event) => !holds(root.current, event) && close(), {
      signal,
    });
    document.addEventListener(
      'keydown',
      (event) => {
        if (event.key !== 'Escape') return;
        close();
        button.current?.focus();
      },
      { signal },
    );
    return () => listening.abort();
  }, [open, root, button, close]);
}
