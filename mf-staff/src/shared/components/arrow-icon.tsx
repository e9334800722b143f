export function ArrowIcon({ direction }: { direction: 'up' | 'down' }) {
  const path = direction === 'up' ? 'm3 10 5-5 5 5' : 'm3 6 5 5 5-5';
  return (
    <svg fill="none" viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.75" />
    </svg>
  );
}
