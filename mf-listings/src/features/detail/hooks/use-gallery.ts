import { useCallback, useState } from 'react';

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** What is read of a key press, from React and from the browser alike. */
type KeyPress = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

/** Which of `count` slides is shown, and the ways to another one. Past the last comes the first. */
export const useGallery = (count: number) => {
  const [index, select] = useState(0);
  const step = (by: 1 | -1) => select((index + by + count) % count);
  const onKeyDown = useCallback(
    (event: KeyPress) => {
      // With one of these the browser goes back, or does what else it has them for.
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
