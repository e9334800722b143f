import { useEffect, useRef, type RefObject } from 'react';

/**
 * Gives the focus to a button of a list that has become shorter, when the button that shortened it went with its entry.
 *
 * @param count how many entries the list has
 * @param end takes the focus where the list has become empty
 * @returns to be called by such a button
 */
export const useNextFocus = (
  list: RefObject<HTMLElement | null>,
  count: number,
  end?: RefObject<HTMLElement | null>,
) => {
  const isAwaited = useRef(false);
  useEffect(() => {
    if (!isAwaited.current) return;
    isAwaited.current = false;
    (list.current?.querySelector('button') ?? end?.current)?.focus();
  }, [list, count, end]);
  return () => {
    isAwaited.current = true;
  };
};
