import { useEffect, useRef } from 'react';

/** Whoever takes off one of several filters by key goes on at the next, not at the top of the page. */
export const useChipFocus = (count: number) => {
  const box = useRef<HTMLDivElement>(null);
  const removed = useRef<number>(undefined);
  useEffect(() => {
    const index = removed.current;
    removed.current = undefined;
    if (index === undefined) return;
    const chips = box.current?.querySelectorAll('a') ?? [];
    const next = chips[Math.min(index, chips.length - 1)] ?? box.current;
    next?.focus({ preventScroll: true });
  }, [count]);

  const onRemove = (index: number) => {
    removed.current = index;
  };
  return { box, onRemove };
};
