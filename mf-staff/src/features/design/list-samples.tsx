import { EmptyState } from '@phantom/ui';
import { DataTable, PageSizeGroup, Pagination, Table, type Column } from '@phantom/ui/on-demand';
import styles from './design.module.css';
import { useDesignTexts } from './design-texts';

const nothing = () => undefined;

/** The components of lists. */
export const LIST_SAMPLES = {
  DataTable: function DataTableSample() {
    const { t } = useDesignTexts();
    const columns = useColumns();
    const table = { caption: t('sample.heading'), columns, loadingLabel: t('sample.loading') };
    const rows = [1, 2, 3];
    const rowKey = (row: number) => row;
    const empty = <EmptyState title={t('sample.heading')} />;
    return (
      <div className={styles.stack}>
        <DataTable {...table} {...{ rows, rowKey, empty }} />
        <DataTable {...table} {...{ rows, rowKey, empty }} isBusy />
        <DataTable {...table} {...{ rowKey, empty }} rows={undefined} loadingRows={2} />
        <DataTable {...table} {...{ rowKey, empty }} rows={[]} />
      </div>
    );
  },
  Table: function TableSample() {
    const { t } = useDesignTexts();
    return (
      <Table>
        <thead>
          <tr>
            <th scope="col">{t('sample.eyebrow')}</th>
            <th scope="col">{t('sample.heading')}</th>
          </tr>
        </thead>
        <tbody>
          <tr>
            <td>1</td>
            <td>{t('sample.text')}</td>
          </tr>
        </tbody>
      </Table>
    );
  },
  Pagination: function PaginationSample() {
    const { t } = useDesignTexts();
    return [1, 5, 9].map((page) => (
      <Pagination
        key={page}
        {...{ page, pageCount: 9, onSelect: nothing, hrefFor: () => '#Pagination' }}
        label={`${t('sample.heading')} ${page}`}
        previousLabel={t('sample.action')}
        nextLabel={t('sample.action')}
        pageLabel={(number) => `${t('sample.eyebrow')} ${number}`}
      />
    ));
  },
  PageSizeGroup: function PageSizeGroupSample() {
    const { t } = useDesignTexts();
    return (
      <PageSizeGroup
        {...{ value: 25, onSelect: nothing, hrefFor: () => '#PageSizeGroup' }}
        label={t('sample.eyebrow')}
      />
    );
  },
};

function useColumns(): Column<number>[] {
  const { t } = useDesignTexts();
  const sort = { direction: 'ascending', href: '#DataTable', onSelect: nothing } as const;
  return [
    {
      key: 'name',
      header: t('sample.eyebrow'),
      cell: (row) => `${t('sample.eyebrow')} ${row}`,
      sort,
    },
    { key: 'text', header: t('sample.heading'), cell: () => t('sample.text') },
    { key: 'number', header: t('sample.number'), cell: (row) => row * 1000, align: 'end' },
  ];
}
