import classNames from 'classnames';
import { ratioClass, type Ratio } from '../picture/ratio';

/** Properties of {@link Skeleton}. All are classes, since a content security policy forbids style attributes. */
export interface SkeletonProps {
  /** 6, 14 or 22 rem, never more than there is; all of it when absent. */
  width?: 'short' | 'medium' | 'long';
  /** A line of the text around it, a control or second heading (2.25 rem), a first heading (3 rem), a table's row, a card. */
  height?: 'line' | 'control' | 'heading' | 'row' | 'panel';
  /** Width to height, instead of a height. */
  ratio?: Ratio;
}

/** A grey place for what is on its way. It shows only after a moment, so that a fast load never flashes. */
export function Skeleton({ width, height = 'line', ratio }: SkeletonProps) {
  return (
    <span
      className={classNames(
        'pp-skeleton',
        width && `pp-skeleton-${width}`,
        ratio ? ratioClass(ratio) : `pp-skeleton-${height}`,
      )}
      aria-hidden="true"
    />
  );
}
