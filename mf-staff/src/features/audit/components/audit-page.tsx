import { Link, useLoaderData, useTranslation } from '@phantom/mf-kit';
import { DataTable } from '@phantom/ui/on-demand';
import { StaffPage } from '../../../shared/components/staff-page';
import { useIsTurning } from '../../../shared/list/use-is-turning';
import { useListAddress } from '../../../shared/list/use-list-address';
import { useAuditColumns } from '../hooks/use-audit-columns';
import type { loader } from '../loader';
import { AuditFilters } from './audit-filters';
import { NoEntries } from './no-entries';
import styles from './audit-page.module.css';

/** Who did what, by the numbers that the services keep. Nothing in it can be changed. */
export function AuditPage() {
  const { t } = useTranslation();
  const { list, next, query } = useLoaderData<typeof loader>();
  const { pathFor } = useListAddress();
  const columns = useAuditColumns();
  return (
    <StaffPage title={t('audit.title')} lead={t('audit.lead')}>
      <AuditFilters />
      <DataTable
        caption={t('audit.title')}
        columns={columns}
        rows={list}
        rowKey={({ id }) => id}
        isBusy={useIsTurning()}
        loadingLabel={t('loading')}
        empty={<NoEntries />}
      />
      {(query.before !== undefined || next !== null) && (
        <nav className={styles.pages} aria-label={t('audit.pages')}>
          {query.before !== undefined && (
            <Link to={pathFor({ before: null })}>
              <span aria-hidden="true">← </span>
              {t('audit.newest')}
            </Link>
          )}
          {next !== null && (
            <Link className={styles.older} to={pathFor({ before: next })}>
              {t('audit.older')}
              <span aria-hidden="true"> →</span>
            </Link>
          )}
        </nav>
      )}
    </StaffPage>
  );
}
