import { useSyncExternalStore } from 'react';

/** Room for the form and the preview side by side, beside the menu. */
const WIDE = '(min-width: 75em)';

function subscribe(listener: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

const read = () => window.matchMedia(WIDE).matches;

export const useIsWide = (): boolean => useSyncExternalStore(subscribe, read, () => true);
