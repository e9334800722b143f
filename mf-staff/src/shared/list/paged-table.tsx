import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable, PageSizeGroup, type Column } from '@phantom/ui/on-demand';
import styles from './paged-table.module.css';
import { TablePages } from './table-pages';
import { usePagedRows } from './use-paged-rows';

interface PagedTableProps<Row> {
  caption: string;
  columns: Column<Row>[];
  /** All rows; the address selects the visible page. */
  rows: Row[];
  empty: string;
}

/** A table with client-side pages; page and size are in the address. */
export function PagedTable<Row extends { id: number }>(props: PagedTableProps<Row>) {
  const { caption, columns, rows, empty } = props;
  const { t } = useTranslation();
  const { rows: shown, range, pages, sizes, hasSmallerSize } = usePagedRows(rows);

  return (
    <>
      {hasSmallerSize && (
        <div className={styles.bar}>
          <p className={styles.range} role="status">
            {t('table.range', { ...range, total: rows.length })}
          </p>
          <PageSizeGroup label={t('table.pageSize')} {...sizes} />
        </div>
      )}
      <DataTable
        caption={caption}
        columns={columns}
        rows={shown}
        rowKey={({ id }) => id}
        loadingLabel={t('loading')}
        empty={<EmptyState title={empty} />}
      />
      <TablePages {...pages} />
    </>
  );
}
