import { useTranslation } from '@phantom/mf-kit';
import { Pagination } from '@phantom/ui/on-demand';
import type { ComponentProps } from 'react';
import styles from './table-pages.module.css';

type TablePagesProps = Pick<
  ComponentProps<typeof Pagination>,
  'page' | 'pageCount' | 'hrefFor' | 'onSelect'
>;

export function TablePages(props: TablePagesProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.pages}>
      <Pagination
        label={t('table.pages')}
        previousLabel={t('table.previous')}
        nextLabel={t('table.next')}
        pageLabel={(page) => t('table.page', { page })}
        {...props}
      />
    </div>
  );
}
