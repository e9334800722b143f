import type { ReactNode } from 'react';

/** One column of a {@link DataTable}. */
export interface Column<Row> {
  /** Unique among the columns. */
  key: string;
  header: ReactNode;
  /** What a row shows here. */
  cell: (row: Row) => ReactNode;
  align?: 'start' | 'end';
  /** The cell is a link or a button that names itself: on one line, and without a label on a phone. */
  action?: boolean;
  /** Makes the header a link that sorts the list by this column. */
  sort?: ColumnSort;
}

/** How a column of a {@link DataTable} sorts its list; the caller has the order in the URL. */
export interface ColumnSort {
  /** As the list stands now. */
  direction: 'ascending' | 'descending' | 'none';
  /** The address of the list in the order that a press gives it. */
  href: string;
  /** Puts that order into the URL. */
  onSelect: () => void;
}

/** Properties of {@link DataTable}. */
export interface DataTableProps<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  /** The first column names the row. */
  columns: Column<Row>[];
  /** Undefined while the rows are on their way. */
  rows: Row[] | undefined;
  rowKey: (row: Row) => string | number;
  /** Other rows are on their way; these stay, paler, until then. */
  isBusy?: boolean;
  /** Read out while the rows are on their way, e.g. "Loading". */
  loadingLabel: string;
  /** How many rows are kept free meanwhile. */
  loadingRows?: number;
  /** Shown instead of the table when there are no rows, usually an EmptyState. */
  empty: ReactNode;
  /** Shown instead of the table, usually an ErrorState. */
  error?: ReactNode;
}
