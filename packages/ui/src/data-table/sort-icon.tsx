import type { ColumnSort } from './data-table-props';

/** Two small arrows; the one of the present order is dark. */
export function SortIcon({ direction }: Pick<ColumnSort, 'direction'>) {
  return (
    <svg fill="none" viewBox="0 0 8 14" width="8" height="14" aria-hidden="true">
      <path d="M4 0 8 5H0Z" fill="currentColor" opacity={direction === 'ascending' ? 1 : 0.3} />
      <path d="M4 14 0 9h8Z" fill="currentColor" opacity={direction === 'descending' ? 1 : 0.3} />
    </svg>
  );
}
