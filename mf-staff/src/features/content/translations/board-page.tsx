import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { useState } from 'react';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { MissingNotice } from '../../../shared/components/missing-notice';
import { StaffPage } from '../../../shared/components/staff-page';
import { TablePages } from '../../../shared/list/table-pages';
import { useListAddress } from '../../../shared/list/use-list-address';
import { BoardFilters } from './board-filters';
import { BoardProgress } from './board-progress';
import { BoardTable } from './board-table';
import type { BoardData } from './board.loader';
import styles from './board.module.css';
import { ExportDialog } from './export-dialog';
import { ImportDialog } from './import-dialog';
import { NEXT_KEY, useNextTranslation } from './use-next-translation';

export function BoardPage() {
  const { t } = useTranslation();
  const board = useLoaderData<BoardData>();
  const { query, rows, total, pageCount, missing } = board;
  const { hrefFor, go } = useListAddress();
  const [dialog, setDialog] = useState<'export' | 'import'>();
  const goOn = useNextTranslation(query);
  const close = () => setDialog(undefined);
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[{ name: t('content.title'), path: '/content' }]}
          title={t('translations.title')}
        />
      }
      title={t('translations.title')}
      lead={t('translations.lead')}
      actions={
        <>
          <Button variant="outline-primary" onClick={() => setDialog('import')}>
            {t('translations.import.open')}
          </Button>
          <Button variant="outline-primary" onClick={() => setDialog('export')}>
            {t('translations.export.open')}
          </Button>
          <Button aria-keyshortcuts={NEXT_KEY} onClick={() => void goOn()}>
            {t('translations.next')} <kbd className={styles.key}>{NEXT_KEY}</kbd>
          </Button>
        </>
      }
    >
      {missing.map((service) => (
        <MissingNotice
          key={service}
          text={t('content.overview.missing')}
          retryLabel={t('content.save.retry')}
        />
      ))}
      <BoardProgress board={board} />
      <BoardFilters board={board} />
      <p role="status" className={styles.total}>
        {t('translations.total', { count: total })}
      </p>
      <BoardTable
        rows={rows}
        types={board.types}
        chosen={query.language}
        empty={<EmptyState title={t('translations.empty')} />}
      />
      <TablePages
        page={query.page}
        pageCount={pageCount}
        hrefFor={(page) => hrefFor({ page })}
        onSelect={(page) => go({ page })}
      />
      <p className={styles.note}>{t('translations.interface')}</p>
      {dialog === 'export' && <ExportDialog board={board} onClose={close} />}
      {dialog === 'import' && <ImportDialog language={query.language} onClose={close} />}
    </StaffPage>
  );
}
