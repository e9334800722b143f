import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to a button of a list that has become shorter, when the button that shortened it went with its entry.
 *
 * @param count how many entries the list has
 * @returns to be called by such a button
 */
export const useNextFocus = (list: RefObject<HTMLElement | null>, count: number) => {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    list.current?.querySelector('button')?.focus();
  }, [list, count]);
  return () => {
    isAwaited.current = true;
  };
};
