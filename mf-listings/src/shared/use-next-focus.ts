import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus to a button of a list when an entry was removed together with the focused button.
 *
 * @param count the number of entries
 * @param end takes the focus when the list is empty
 * @returns call it before an entry is removed
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
