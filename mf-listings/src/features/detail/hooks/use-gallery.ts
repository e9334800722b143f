import { useState, type KeyboardEvent } from 'react';

const KEYS: Record<string, (index: number, count: number) => number> = {
  ArrowLeft: (index, count) => (index - 1 + count) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Which of `count` slides is shown, and the ways to another one. Past the last comes the first. */
export const useGallery = (count: number) => {
  const [index, select] = useState(0);
  const step = (by: 1 | -1) => select((index + by + count) % count);
  const onKeyDown = (event: KeyboardEvent) => {
    const target = KEYS[event.key]?.(index, count);
    if (target === undefined) return;
    event.preventDefault();
    select(target);
  };
  return { index, select, step, onKeyDown };
};
