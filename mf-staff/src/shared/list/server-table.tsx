import { useTranslation } from '@phantom/mf-kit';
import { DataTable, PageSizeGroup, type Column } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';
import { useShownColumns } from './column-menu';
import type { ListQuery, Order } from './list-query';
import styles from './server-table.module.css';
import { TablePages } from './table-pages';
import { useIsListLoading, useListAddress } from './use-list-address';

export interface ServerColumn<Row, Sort extends string> extends Omit<Column<Row>, 'sort'> {
  header: string;
  /** Sort key of the service; undefined when the column is not sortable. */
  sortBy?: Sort;
}

interface ServerTableProps<Row, Sort extends string> {
  /** The list in the choice of columns. */
  name: string;
  caption: string;
  columns: readonly ServerColumn<Row, Sort>[];
  rows: Row[];
  rowKey: (row: Row) => string | number;
  total: number;
  /** The query, with the page that the server returned. */
  query: ListQuery<Sort>;
  empty: ReactNode;
}

/** A table whose pages, order and filters are applied by the server and kept in the address. */
export function ServerTable<Row, Sort extends string>(props: ServerTableProps<Row, Sort>) {
  const { name, caption, columns, rows, rowKey, total, query, empty } = props;
  const { t } = useTranslation();
  const { hrefFor, go } = useListAddress();
  const isLoading = useIsListLoading();
  const { page, size, sort, order } = query;
  const { shown, menu } = useShownColumns(name, columns);
  const first = (page - 1) * size;

  const sorted = shown.map(({ sortBy, ...column }): Column<Row> => {
    if (!sortBy) return column;
    const isSorted = sortBy === sort;
    const changes = { sort: sortBy, order: isSorted && order === 'asc' ? 'desc' : 'asc' };
    const direction = order === 'asc' ? 'ascending' : 'descending';
    return {
      ...column,
      sort: {
        direction: isSorted ? direction : 'none',
        href: hrefFor(changes),
        onSelect: () => go(changes),
      },
    };
  });
  // A new size keeps the first row visible.
  const atSize = (target: number) => ({ size: target, page: Math.floor(first / target) + 1 });

  return (
    <div className={styles.list}>
      <div className={styles.bar}>
        <p className={styles.range} role="status">
          {total > 0 && t('table.range', { from: first + 1, to: first + rows.length, total })}
        </p>
        <SortSelect columns={columns} sort={sort} order={order} />
        {total > 0 && (
          <>
            <div className={styles.columns}>{menu}</div>
            <PageSizeGroup
              label={t('table.pageSize')}
              value={size}
              hrefFor={(target) => hrefFor(atSize(target))}
              onSelect={(target) => go(atSize(target))}
            />
          </>
        )}
      </div>
      <DataTable
        caption={caption}
        columns={sorted}
        rows={rows}
        rowKey={rowKey}
        isBusy={isLoading}
        loadingLabel={t('loading')}
        empty={empty}
      />
      <TablePages
        page={page}
        pageCount={Math.max(1, Math.ceil(total / size))}
        hrefFor={(target) => hrefFor({ page: target })}
        onSelect={(target) => go({ page: target })}
      />
    </div>
  );
}

interface SortSelectProps {
  columns: readonly { key: string; header: string; sortBy?: string }[];
  sort: string;
  order: Order;
}

/** Selects the order where the table has no headers. */
function SortSelect({ columns, sort, order }: SortSelectProps) {
  const { t } = useTranslation();
  const { go } = useListAddress();
  return (
    <label className={styles.sort}>
      <span>{t('table.sortBy')}</span>
      <select
        className="form-select"
        value={`${sort} ${order}`}
        onChange={({ target }) => {
          const [by, direction] = target.value.split(' ');
          go({ sort: by ?? null, order: direction ?? null });
        }}
      >
        {columns.flatMap(({ header, sortBy }) =>
          sortBy
            ? (['asc', 'desc'] as const).map((each) => (
                <option key={`${sortBy} ${each}`} value={`${sortBy} ${each}`}>
                  {t(`table.order.${each}`, { column: header })}
                </option>
              ))
            : [],
        )}
      </select>
    </label>
  );
}
