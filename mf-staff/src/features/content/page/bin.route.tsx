import {
  Link,
  useLoaderData,
  useRevalidator,
  useTranslation,
  type RouteHandle,
} from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable, type Column } from '@phantom/ui/on-demand';
import { useState } from 'react';
import { StaffBreadcrumbs } from '../../../shared/components/staff-breadcrumbs';
import { MissingNotice } from '../../../shared/components/missing-notice';
import { StaffPage } from '../../../shared/components/staff-page';
import { toast } from '../../../shared/components/toasts';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { ConfirmDialog } from '../../../shared/dialog/confirm-dialog';
import { changeEntry } from '../api/publishing';
import { useIsPublisher } from '../rights';
import type { BinData, BinRow } from './bin.loader';
import styles from './entries-table.module.css';

const DAY = 86_400_000;
/** Days that an entry stays in the bin. */
const LIFETIME = 30;

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('content.bin.title'), noindex: true }),
};

function BinPage() {
  const { t } = useTranslation();
  const { revalidate } = useRevalidator();
  const { rows, missing } = useLoaderData<BinData>();
  const [restored, setRestored] = useState<BinRow>();
  const columns = useColumns(setRestored);
  return (
    <StaffPage
      eyebrow={
        <StaffBreadcrumbs
          parents={[{ name: t('content.title'), path: '/content' }]}
          title={t('content.bin.title')}
        />
      }
      title={t('content.bin.title')}
      lead={t('content.bin.lead', { count: LIFETIME })}
    >
      {missing.map((service) => (
        <MissingNotice
          key={service}
          text={t('content.overview.missing')}
          retryLabel={t('content.save.retry')}
        />
      ))}
      <DataTable
        caption={t('content.bin.title')}
        columns={columns}
        rows={rows}
        rowKey={({ service, entry }) => `${service}/${entry.id}`}
        loadingLabel={t('loading')}
        empty={<EmptyState title={t('content.bin.empty')} />}
      />
      {restored && (
        <ConfirmDialog
          title={t('content.confirm.undelete.title', { title: restored.entry.title })}
          label={t('content.actions.undelete')}
          onConfirm={() => {
            const { service, entry } = restored;
            const { id, version } = entry;
            return changeEntry({ service, id }, 'undelete', { version });
          }}
          onClose={(isDone) => {
            setRestored(undefined);
            if (!isDone) return;
            toast(t('content.confirm.undelete.done', { title: restored.entry.title }));
            void revalidate();
          }}
        >
          <p>{t('content.confirm.undelete.text')}</p>
        </ConfirmDialog>
      )}
    </StaffPage>
  );
}

function useColumns(onRestore: (row: BinRow) => void): Column<BinRow>[] {
  const { t } = useTranslation();
  const isPublisher = useIsPublisher();
  const columns: Column<BinRow>[] = [
    {
      key: 'title',
      header: t('content.columns.title'),
      cell: ({ service, entry }) => (
        <Link className={styles.title} to={`/content/${service}/${entry.type}/${entry.id}`}>
          {entry.title || t('content.list.untitled', { number: entry.number })}
        </Link>
      ),
    },
    { key: 'type', header: t('content.columns.type'), cell: ({ type }) => type },
    {
      key: 'deleted',
      header: t('content.columns.deleted'),
      cell: ({ entry }) => (
        <>
          <span className={styles.time}>
            <RelativeTime at={entry.deleted_at ?? entry.updated_at} />
          </span>
          {entry.updated_by && <span className={styles.second}>{entry.updated_by}</span>}
        </>
      ),
    },
    {
      key: 'left',
      header: t('content.columns.left'),
      align: 'end',
      cell: ({ entry }) => t('content.bin.days', { count: daysLeft(entry.deleted_at) }),
    },
    {
      key: 'actions',
      header: t('content.columns.actions'),
      action: true,
      cell: (row) => (
        <button type="button" className={styles.action} onClick={() => onRestore(row)}>
          {t('content.actions.undelete')}
          <span className="visually-hidden">: {row.entry.title}</span>
        </button>
      ),
    },
  ];
  return columns.filter(({ key }) => key !== 'actions' || isPublisher);
}

function daysLeft(deletedAt: string | null): number {
  const age = deletedAt === null ? 0 : Date.now() - Date.parse(deletedAt);
  return Math.max(0, Math.ceil(LIFETIME - age / DAY));
}

export { BinPage as Component };

export { loader } from './bin.loader';
