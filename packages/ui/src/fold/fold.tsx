import classNames from 'classnames';
import type { ReactNode } from 'react';

export interface FoldProps {
  /** Shows above the content, and is the button on a phone. */
  heading: ReactNode;
  children: ReactNode;
  className?: string;
}

/** A part of a page that folds at a phone's width; the styles keep it open where there is more room. */
export function Fold({ heading, children, className }: FoldProps) {
  return (
    <details className={classNames('pp-fold', className)}>
      <summary>{heading}</summary>
      {children}
    </details>
  );
}
