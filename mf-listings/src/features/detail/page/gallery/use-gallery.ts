import { useCallback, useState } from 'react';

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** The part of a key press that React's event and the native one share. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

/** The index of the visible slide of `count`, and functions to change it. The last is followed by the first. */
export const useGallery = (count: number) => {
  const [index, select] = useState(0);
  const step = (by: 1 | -1) => select((index + by + count) % count);
  const onKeyDown = useCallback(
    (event: KeyPress) => {
      // The browser has shortcuts with these modifiers.
      if (event.altKey || event.ctrlKey || event.metaKey) return;
      const target = KEYS[event.key]?.(index, count);
      if (target === undefined) return;
      event.preventDefault();
      select(target);
    },
    [index, count],
  );
  return { index, select, step, onKeyDown };
};

export type GalleryState = ReturnType<typeof useGallery>;
