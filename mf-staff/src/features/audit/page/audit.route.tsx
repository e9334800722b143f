import {
  Link,
  useLoaderData,
  useRevalidator,
  useTranslation,
  type RouteHandle,
} from '@phantom/mf-kit';
import { Button, EmptyState } from '@phantom/ui';
import { DataTable } from '@phantom/ui/on-demand';
import { StaffPage } from '../../../shared/components/staff-page';
import { useIsListLoading, useListAddress } from '../../../shared/list/use-list-address';
import { hasFilters } from '../api/audit-query';
import type { LogName } from '../api/logs';
import { writeCursor } from '../api/merge-logs';
import { useAuditColumns } from './audit-columns';
import { AuditFilters } from './audit-filters';
import type { loader } from './audit.loader';
import styles from './audit.module.css';
import { ExportButton } from './export-button';

export const handle: RouteHandle = {
  head: (_, t) => ({ title: t('audit.title'), noindex: true }),
};

/** The audit log of all services in one read-only list. */
function AuditPage() {
  const { t } = useTranslation();
  const { list, next, missing, query } = useLoaderData<typeof loader>();
  const { pathFor } = useListAddress();
  const columns = useAuditColumns();
  return (
    <StaffPage title={t('audit.title')} lead={t('audit.lead')}>
      <AuditFilters />
      <MissingLogs logs={missing} />
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
        {list.length > 0 && <ExportButton filters={query.filters} />}
        {(query.before !== undefined || next !== null) && (
          <nav className={styles.pages} aria-label={t('audit.pages')}>
            {query.before !== undefined && (
              <Link to={pathFor({ before: null })}>
                <span aria-hidden="true">← </span>
                {t('audit.newest')}
              </Link>
            )}
            {next !== null && (
              <Link to={pathFor({ before: writeCursor(next) })}>
                {t('audit.older')}
                <span aria-hidden="true"> →</span>
              </Link>
            )}
          </nav>
        )}
      </div>
    </StaffPage>
  );
}

/** Names the services whose entries are missing at present. */
function MissingLogs({ logs }: { logs: LogName[] }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const isBusy = state === 'loading';
  if (logs.length === 0) return null;
  const parts = logs.map((log) => t(`audit.log.${log}`)).join('; ');
  return (
    <div className={`alert alert-warning ${styles.missing}`} role="alert">
      <p className="mb-0">{t('audit.missing.text', { parts })}</p>
      <Button
        size="sm"
        variant="outline-primary"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void revalidate()}
      >
        {t('audit.missing.retry')}
      </Button>
    </div>
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
