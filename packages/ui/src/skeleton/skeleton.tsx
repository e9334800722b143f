import classNames from 'classnames';
import { ratioClass, type Ratio } from '../picture/ratio';

/** Properties of {@link Skeleton}; lengths in any CSS unit. */
export interface SkeletonProps {
  width?: string;
  height?: string;
  /** Width to height, instead of a height. */
  ratio?: Ratio;
}

/** A grey place for what is on its way. It shows only after a moment, so that a fast load never flashes. */
export function Skeleton({ width, height, ratio }: SkeletonProps) {
  return (
    <span
      className={classNames('pp-skeleton', ratio && ratioClass(ratio))}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}
