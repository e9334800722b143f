import { type RefObject, useEffect, useRef } from 'react';

interface FocusOnceClosed<Target extends HTMLElement> {
  target: RefObject<Target | null>;
  /** To be called before the dialog is closed. */
  wantFocus: () => void;
}

/**
 * Gives the focus to its target once a dialog is closed whose opener is gone by then. Not a moment earlier: an open dialog
 * would take the focus back, and lose it as it closes.
 *
 * @param isOpen whether the dialog is open
 */
export const useFocusOnceClosed = <Target extends HTMLElement>(
  isOpen: boolean,
): FocusOnceClosed<Target> => {
  const target = useRef<Target>(null);
  const isWanted = useRef(false);
  useEffect(() => {
    if (isOpen || !isWanted.current) return;
    isWanted.current = false;
    target.current?.focus();
  }, [isOpen]);
  const wantFocus = () => {
    isWanted.current = true;
  };
  return { target, wantFocus };
};
