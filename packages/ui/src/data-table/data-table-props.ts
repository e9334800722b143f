import type { ReactNode } from 'react';

export interface Column<Row> {
  /** Stylesheets find the cells by it: `data-column`. */
  key: string;
  header: ReactNode;
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The cell is a link or a button: on one line, and without a label on a phone. */
  action?: boolean;
  /** Makes the header a link that sorts the list by this column. */
  sort?: ColumnSort;
}

/** The caller stores the order in the URL. */
export interface ColumnSort {
  direction: 'ascending' | 'descending' | 'none';
  /** The address of the list in its next order. */
  href: string;
  onSelect: () => void;
}

export interface DataTableProps<Row> {
  /** For screen readers. */
  caption: string;
  /** The first column names the row. */
  columns: Column<Row>[];
  /** Undefined while the rows load. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Other rows load; these stay, paler. */
  isBusy?: boolean;
  /** For screen readers while the rows load. */
  loadingLabel: string;
  /** The number of skeleton rows. */
  loadingRows?: number;
  /** Shown instead of the table when there are no rows, usually an EmptyState. */
  empty: ReactNode;
  /** Shown instead of the table, usually an ErrorState. */
  error?: ReactNode;
}
