import { Link, useTranslation } from '@phantom/mf-kit';
import { DataTable, PageSizeGroup, type Column } from '@phantom/ui/on-demand';
import type { ReactNode } from 'react';
import { useDateTime } from '../../../shared/date-time/company-time';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { useShownColumns } from '../../../shared/list/column-menu';
import { TablePages } from '../../../shared/list/table-pages';
import { useIsListLoading, useListAddress } from '../../../shared/list/use-list-address';
import type { EntryRow } from '../api/entries';
import { EntryStates } from '../entry-states';
import { TranslationStates } from '../translation-states';
import styles from './entries-table.module.css';
import type { EntriesPageData } from './entries.loader';
import { useCreateEntry } from './use-create-entry';

interface EntriesTableProps {
  page: EntriesPageData;
  empty: ReactNode;
}

export function EntriesTable({ page, empty }: EntriesTableProps) {
  const { t } = useTranslation();
  const { hrefFor, go } = useListAddress();
  const isLoading = useIsListLoading();
  const { list, total, query, type } = page;
  const { shown, menu } = useShownColumns('content', useColumns(page));
  const { page: current, size } = query;
  const first = (current - 1) * size;
  const atSize = (target: number) => ({ size: target, page: Math.floor(first / target) + 1 });
  return (
    <div className={styles.list}>
      {total > 0 && (
        <div className={styles.bar}>
          <p role="status">
            {t('table.range', { from: first + 1, to: first + list.length, total })}
          </p>
          <div className={styles.columns}>{menu}</div>
          <PageSizeGroup
            label={t('table.pageSize')}
            value={size}
            hrefFor={(target) => hrefFor(atSize(target))}
            onSelect={(target) => go(atSize(target))}
          />
        </div>
      )}
      <DataTable
        caption={type.label}
        columns={shown}
        rows={list}
        rowKey={({ id }) => id}
        isBusy={isLoading}
        loadingLabel={t('loading')}
        empty={empty}
      />
      <TablePages
        page={current}
        pageCount={Math.max(1, Math.ceil(total / size))}
        hrefFor={(target) => hrefFor({ page: target })}
        onSelect={(target) => go({ page: target })}
      />
    </div>
  );
}

function useColumns({ service, type }: EntriesPageData): Column<EntryRow>[] {
  const { t } = useTranslation();
  const dateTime = useDateTime();
  const { create, isBusy } = useCreateEntry(service, type);
  const isTranslated = type.fields.some(({ translated }) => translated);
  const columns: Column<EntryRow>[] = [
    {
      key: 'title',
      header: t('content.columns.title'),
      cell: ({ id, title, number }) => (
        <Link className={styles.title} to={`/content/${service}/${type.name}/${id}`}>
          {title || t('content.list.untitled', { number })}
        </Link>
      ),
    },
    {
      key: 'state',
      header: t('content.columns.state'),
      cell: (row) => (
        <>
          <EntryStates entry={row} />
          {row.publish_at && <span className={styles.second}>{dateTime(row.publish_at)}</span>}
        </>
      ),
    },
    {
      key: 'languages',
      header: t('content.columns.languages'),
      cell: ({ translations }) => <TranslationStates translations={translations} />,
    },
    {
      key: 'changed',
      header: t('content.columns.changed'),
      cell: ({ updated_at, updated_by }) => (
        <>
          <span className={styles.time}>
            <RelativeTime at={updated_at} />
          </span>
          {updated_by && <span className={styles.second}>{updated_by}</span>}
        </>
      ),
    },
    {
      key: 'actions',
      header: t('content.columns.actions'),
      action: true,
      cell: ({ id, title }) => (
        <button
          type="button"
          className={styles.action}
          aria-disabled={isBusy}
          onClick={isBusy ? undefined : () => void create(id)}
        >
          {t('content.actions.duplicate')}
          <span className="visually-hidden">: {title}</span>
        </button>
      ),
    },
  ];
  return columns.filter(
    ({ key }) =>
      (key !== 'languages' || isTranslated) && (key !== 'actions' || type.form === 'collection'),
  );
}
