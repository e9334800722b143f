import { useEffect, useRef } from 'react';

/** The slide that is in sight, or most of it. */
const slideOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);

/**
 * Keeps a horizontally snapping track of slides, each as wide as the track, in step with `index`: it scrolls to the
 * slide, and tells of another one that was swiped to.
 */
export const useTrack = (index: number, onSwipe: (index: number) => void) => {
  const track = useRef<HTMLDivElement>(null);
  /** Where a script is scrolling to: what is passed on the way was not chosen. */
  const goal = useRef<number>(undefined);
  const isPlaced = useRef(false);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // While it still moves, what counts is where to: it would go there, and choose that slide, otherwise.
    const distance = Math.abs((goal.current ?? slideOf(element)) - index);
    if (distance > 0) {
      goal.current = index;
      // A neighbour slides in, unless the visitor wants no movement; a long way would be a flicker.
      const behavior = isPlaced.current && distance === 1 ? 'auto' : 'instant';
      element.scrollTo({ left: index * element.clientWidth, behavior });
    }
    isPlaced.current = true;
  }, [index]);

  const release = () => {
    goal.current = undefined;
  };
  const onScroll = () => {
    const shown = track.current ? slideOf(track.current) : NaN;
    if (Number.isNaN(shown)) return;
    if (goal.current === undefined) onSwipe(shown);
    else if (goal.current === shown) release();
  };
  return { track, onScroll, release };
};
