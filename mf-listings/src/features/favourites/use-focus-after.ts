import { useEffect, useRef, type RefObject } from 'react';

/**
 * Moves the focus once a form has closed: the field that had it is gone.
 *
 * @returns of the element that gets the focus
 */
export function useFocusAfter<Target extends HTMLElement>(
  isOpen: boolean,
): RefObject<Target | null> {
  const target = useRef<Target>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) target.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return target;
}
