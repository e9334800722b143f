/** Properties of {@link SkeletonText}. */
export interface SkeletonTextProps {
  lines?: number;
}

/** Some lines of text on their way; the last is shorter. */
export function SkeletonText({ lines = 3 }: SkeletonTextProps) {
  return (
    <span className="pp-skeleton-text" aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <span key={line} className="pp-skeleton" />
      ))}
    </span>
  );
}
