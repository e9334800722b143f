import { useEffect, useRef, type RefObject } from 'react';

interface FocusAfterClose<Target extends HTMLElement> {
  target: RefObject<Target | null>;
  /** Call it before closing the dialog. */
  requestFocus: () => void;
}

/** Focuses the target after a dialog closes whose opener no longer exists. */
export const useFocusAfterClose = <Target extends HTMLElement>(
  isOpen: boolean,
): FocusAfterClose<Target> => {
  const target = useRef<Target>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (isOpen || !isRequested.current) return;
    isRequested.current = false;
    target.current?.focus();
  }, [isOpen]);
  const requestFocus = () => {
    isRequested.current = true;
  };
  return { target, requestFocus };
};
