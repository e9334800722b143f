import type { ReactNode } from 'react';

/** Properties of {@link EmptyState}. */
export interface EmptyStateProps {
  /** One sentence that says what is not there. */
  title: ReactNode;
  /** What to do about it. */
  children?: ReactNode;
}

/** Stands where a list has nothing to show. */
export function EmptyState({ title, children }: EmptyStateProps) {
  return (
    <div className="pp-state" role="status">
      <p className="pp-state-title">{title}</p>
      {children}
    </div>
  );
}
