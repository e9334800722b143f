import classNames from 'classnames';
import type { ReactNode } from 'react';
import { useTrack } from '../../hooks/use-track';
import styles from './track.module.css';

interface Props {
  /** The slide that is shown. */
  index: number;
  /** Called with the slide that was swiped to. */
  onSwipe: (index: number) => void;
  className?: string;
  /** Nothing in the slides takes the focus: the track does, so that keys can scroll it. */
  isStop?: boolean;
  /** The slides, each an element as wide as the track. */
  children: ReactNode;
}

/** Slides side by side, one in sight. It is the browser that swipes: it knows a swipe from scrolling and zooming. */
export function Track({ index, onSwipe, className, isStop = false, children }: Props) {
  const { track, onScroll, release } = useTrack(index, onSwipe);
  return (
    <div
      ref={track}
      className={classNames(styles.track, className)}
      // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be scrolled by keys too
      tabIndex={isStop ? 0 : undefined}
      onScroll={onScroll}
      onPointerDown={release}
      onWheel={release}
    >
      {children}
    </div>
  );
}
