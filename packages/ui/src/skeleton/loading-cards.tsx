import type { ReactNode } from 'react';
import type { Ratio } from '../picture/ratio';
import { Skeleton } from './skeleton';
import { SkeletonText } from './skeleton-text';

/** Properties of {@link LoadingCards}. */
export interface LoadingCardsProps {
  /** How many cards are expected. */
  count?: number;
  /** Width to height of each card's picture. */
  ratio?: Ratio;
  /** Read to those who do not see the cards, e.g. "Loading". */
  label: string;
  /** What stands for the text of each card; two lines when absent. */
  children?: ReactNode;
}

/** A card grid on its way, in the places that the cards will take. */
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
