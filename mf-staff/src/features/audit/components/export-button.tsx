import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { AuditFilters } from '../audit-query';
import { useAuditExport } from '../hooks/use-audit-export';
import styles from './audit-page.module.css';

/** Takes all that fits the filters along, as a table for a spreadsheet. */
export function ExportButton({ filters }: { filters: AuditFilters }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { progress, start } = useAuditExport(filters);
  const isBusy = progress.kind === 'busy';
  return (
    <div className={styles.export}>
      <Button
        size="sm"
        variant="outline-primary"
        aria-disabled={isBusy}
        onClick={() => void start()}
      >
        {t(isBusy ? 'audit.export.busy' : 'audit.export.button')}
      </Button>
      <span className={styles.progress} role="status">
        {isBusy && t('audit.export.progress', { number: number(progress.count) })}
        {progress.kind === 'done' &&
          t('audit.export.done', { count: progress.count, number: number(progress.count) })}
      </span>
      {progress.kind === 'failed' && (
        <p className={`alert alert-danger ${styles.failure}`} role="alert">
          {progress.reason}
        </p>
      )}
    </div>
  );
}
