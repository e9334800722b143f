import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { DataTable } from '@phantom/ui/on-demand';
import { StaffPage } from '../../../shared/components/staff-page';
import { useIsTurning } from '../../../shared/list/use-is-turning';
import { useListAddress } from '../../../shared/list/use-list-address';
import { writeCursor } from '../cursor';
import { useAuditColumns } from '../hooks/use-audit-columns';
import type { loader } from '../loader';
import { AuditFilters } from './audit-filters';
import styles from './audit-page.module.css';
import { ExportButton } from './export-button';
import { MissingLogs } from './missing-logs';
import { NoEntries } from './no-entries';

/** Who did what, in one list over all services. Nothing in it can be changed. */
export function AuditPage() {
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
        isBusy={useIsTurning()}
        loadingLabel={t('loading')}
        empty={<NoEntries />}
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
