import { useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { Counts } from '../api/sources';
import type { NameOf } from '../colleagues';
import { countOf, type Filters } from '../enquiry-query';
import styles from './export-button.module.css';
import { useExport } from './use-export';

interface ExportButtonProps {
  filters: Filters;
  counts: Counts;
  nameOf: NameOf;
}

/** Downloads the whole list as CSV. */
export function ExportButton({ filters, counts, nameOf }: ExportButtonProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { progress, start, numbered } = useExport(filters, nameOf);
  const total = countOf(counts, filters.view);
  const isBusy = progress.kind === 'busy';
  if (total === 0) return null;
  return (
    <div className={styles.export}>
      <Button
        size="sm"
        variant="outline-primary"
        aria-disabled={isBusy}
        onClick={() => void start()}
      >
        {t(isBusy ? 'enquiries.export.busy' : 'enquiries.export.button')}
      </Button>
      <span className={styles.progress} role="status">
        {isBusy &&
          t('enquiries.export.progress', { number: number(progress.count), total: number(total) })}
        {progress.kind === 'done' && t('enquiries.export.done', numbered(progress.count))}
      </span>
      {progress.kind === 'failed' && (
        <p className={`alert alert-danger ${styles.failure}`} role="alert">
          {progress.reason}
        </p>
      )}
    </div>
  );
}
