import { useEffect, useState } from 'react';

interface Rotation {
  index: number;
  /** What was shown before; undefined until the first turn. */
  previous?: number;
}

/**
 * Walks round `count` things, one turn every `interval` milliseconds, while `running`.
 * A pause keeps the place; after it the interval starts anew.
 */
export function useRotation(count: number, interval: number, running: boolean): Rotation {
  const [rotation, setRotation] = useState<Rotation>({ index: 0 });
  useEffect(() => {
    if (!running || count < 2) return;
    const timer = setInterval(() => {
      setRotation(({ index }) => ({ index: (index + 1) % count, previous: index }));
    }, interval);
    return () => clearInterval(timer);
  }, [count, interval, running]);
  return rotation.index < count ? rotation : { index: 0 };
}
