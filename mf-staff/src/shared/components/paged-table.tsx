import { useTranslation } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable, PageSizeGroup, type Column } from '@phantom/ui/on-demand';
import { usePagedRows } from '../hooks/use-paged-rows';
import { TablePages } from '../list/table-pages';
import styles from './paged-table.module.css';

interface Props<Row> {
  /** What the table lists; read out, not shown. */
  caption: string;
  columns: Column<Row>[];
  /** All rows; the address tells which of them are shown. */
  rows: Row[];
  /** The sentence that stands where there are no rows. */
  empty: string;
}

/** A table by pages, whose page and page size live in the address. */
export function PagedTable<Row extends { id: number }>(props: Props<Row>) {
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
