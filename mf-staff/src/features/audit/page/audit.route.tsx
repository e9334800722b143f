import { useLoaderData, useTranslation, type RouteHandle } from '@phantom/mf-kit';
import { EmptyState } from '@phantom/ui';
import { DataTable } from '@phantom/ui/on-demand';
import { MissingNotice } from '../../../shared/components/missing-notice';
import { StaffPage } from '../../../shared/components/staff-page';
import { PageLinks } from '../../../shared/list/page-links';
import { useIsListLoading, useListAddress } from '../../../shared/list/use-list-address';
import { hasFilters } from '../api/audit-query';
import { writeCursor } from '../api/merge-logs';
import { useAuditColumns } from './audit-columns';
import { AuditExport } from './audit-export';
import { AuditFilters } from './audit-filters';
import type { loader } from './audit.loader';
import styles from './audit.module.css';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('audit.title'), noindex: true }),
};

function AuditPage() {
  const { t } = useTranslation();
  const { list, next, missing, query } = useLoaderData<typeof loader>();
  const { pathFor } = useListAddress();
  const columns = useAuditColumns();
  return (
    <StaffPage title={t('audit.title')} lead={t('audit.lead')}>
      <AuditFilters />
      {missing.length > 0 && (
        <MissingNotice
          text={t('audit.missing.text', {
            parts: missing.map((log) => t(`audit.log.${log}`)).join('; '),
          })}
          retryLabel={t('audit.missing.retry')}
        />
      )}
      <DataTable
        caption={t('audit.title')}
        columns={columns}
        rows={list}
        rowKey={({ id, log }) => `${log}-${id}`}
        isBusy={useIsListLoading()}
        loadingLabel={t('loading')}
        empty={<EmptyLog />}
      />
      <div className={styles.foot}>
        {list.length > 0 && <AuditExport filters={query.filters} />}
        <PageLinks
          label={t('audit.pages')}
          newer={query.before && { to: pathFor({ before: null }), label: t('audit.newest') }}
          older={
            next
              ? { to: pathFor({ before: writeCursor(next) }), label: t('audit.older') }
              : undefined
          }
        />
      </div>
    </StaffPage>
  );
}

function EmptyLog() {
  const { t } = useTranslation();
  const { query } = useLoaderData<typeof loader>();
  if (!hasFilters(query.filters)) return <EmptyState title={t('audit.empty')} />;
  return (
    <EmptyState title={t('audit.narrowed.title')}>
      <p>{t('audit.narrowed.text')}</p>
    </EmptyState>
  );
}

export { AuditPage as Component };

export { loader } from './audit.loader';
