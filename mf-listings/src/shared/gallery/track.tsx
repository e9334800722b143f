import classNames from 'classnames';
import { useEffect, useRef, type ReactNode } from 'react';
import styles from './track.module.css';

interface Props {
  index: number;
  /** Called with the slide that the visitor swiped to. */
  onSwipe: (index: number) => void;
  className?: string;
  /**
   * Whether Tab stops at the track, so that keys can scroll it: true where the slides cannot take the focus, false where other
   * keys step through them. Undefined leaves it to the browser.
   */
  isStop?: boolean;
  /** The slides, each as wide as the track. */
  children: ReactNode;
}

/**
 * A horizontal row of slides with one visible. The browser handles swiping: it distinguishes a swipe from
 * scrolling and zooming.
 */
export function Track({ index, onSwipe, className, isStop, children }: Props) {
  const { track, onScroll, release } = useTrack(index, onSwipe);
  const tabIndex = isStop ? 0 : -1;
  return (
    <div
      ref={track}
      className={classNames(styles.track, className)}
      tabIndex={isStop === undefined ? undefined : tabIndex}
      onScroll={onScroll}
      onPointerDown={release}
      onWheel={release}
    >
      {children}
    </div>
  );
}

/** The slide that is visible, or mostly visible. */
const slideOf = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);

/**
 * Synchronizes a scroll-snap track with `index`: scrolls to the slide, and reports another slide that the visitor
 * swiped to.
 */
export const useTrack = (index: number, onSwipe: (index: number) => void) => {
  const track = useRef<HTMLDivElement>(null);
  /** The target of a scroll by script. Slides on the way were not chosen. */
  const goal = useRef<number>(undefined);
  const isPlaced = useRef(false);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    // During a scroll its target counts. Otherwise the track would arrive there and select that slide.
    const distance = Math.abs((goal.current ?? slideOf(element)) - index);
    if (distance > 0) {
      goal.current = index;
      // A neighbour slides in, unless the visitor prefers no motion. A longer distance would flicker.
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
