import classNames from 'classnames';
import type { ReactNode } from 'react';
import { ratioClass, type Ratio } from '../picture/ratio';

/** All are classes, because the content security policy forbids style attributes. */
interface SkeletonProps {
  /** At most 6, 14 or 22 rem; the full width by default. */
  width?: 'short' | 'medium' | 'long';
  /** A line of the text around it, a control or second heading (2.25 rem), a first heading (3 rem), a table's row, a card. */
  height?: 'line' | 'control' | 'heading' | 'row' | 'panel';
  /** Width to height, instead of a height. */
  ratio?: Ratio;
}

/** A grey box in place of content that loads. It appears after a moment, so that a fast load does not flash. */
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

/** Lines of text; the last is shorter. */
export function SkeletonText({ lines = 3 }: { lines?: number }) {
  return (
    <span className="pp-skeleton-text" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="pp-skeleton" />
      ))}
    </span>
  );
}

interface LoadingCardsProps {
  count?: number;
  ratio?: Ratio;
  /** For screen readers. */
  label: string;
  /** The skeleton of a card's text; two lines by default. */
  children?: ReactNode;
}

/** A card grid that loads. */
export function LoadingCards({ count = 6, ratio = '3:2', label, children }: LoadingCardsProps) {
  return (
    <div role="status">
      <span className="visually-hidden">{label}</span>
      <div className="pp-card-grid" aria-hidden="true">
        {Array.from({ length: count }, (_, card) => (
          <div className="card pp-media-card" key={card}>
            <Skeleton ratio={ratio} />
            <div className="card-body">{children ?? <SkeletonText lines={2} />}</div>
          </div>
        ))}
      </div>
    </div>
  );
}
