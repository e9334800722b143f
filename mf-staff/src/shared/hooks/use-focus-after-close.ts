import { useEffect, useRef } from 'react';

/** Focuses the target after a dialog closes whose opener no longer exists. */
export const useFocusAfterClose = <Target extends HTMLElement>(isOpen: boolean) => {
  const target = useRef<Target>(null);
  const isRequested = useRef(false);
  useEffect(() => {
    if (isOpen || !isRequested.current) return;
    isRequested.current = false;
    target.current?.focus();
  }, [isOpen]);
  /** Call it before closing the dialog. */
  const requestFocus = () => {
    isRequested.current = true;
  };
  return { target, requestFocus };
};
