import { ApiError, useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../../../shared/files/save-file';
import type { AuditFilters } from '../api/audit-query';
import { collectAudit, EXPORT_LIMIT, ExportError } from '../api/collect-audit';
import styles from './audit.module.css';
import { useAuditText } from './use-audit-text';

/** Downloads all entries that match the filters as CSV. */
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

type Progress =
  | { kind: 'idle' }
  | { kind: 'busy'; count: number }
  | { kind: 'done'; count: number }
  | { kind: 'failed'; reason: string };

/** Collects and saves the entries. Leaving the page cancels the export. */
function useAuditExport(filters: AuditFilters) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const text = useAuditText();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);

  const reasonOf = (error: unknown): string => {
    if (error instanceof ApiError) return error.message;
    if (!(error instanceof ExportError)) return t('kit:network');
    return t(`audit.export.${error.reason}`, { number: number(EXPORT_LIMIT) });
  };
  const start = async () => {
    if (progress.kind === 'busy') return;
    const { signal } = (controllerRef.current = new AbortController());
    setProgress({ kind: 'busy', count: 0 });
    try {
      const onProgress = (count: number) => setProgress({ kind: 'busy', count });
      // Load the module first: nothing may fail after the export is logged.
      const { auditCsv } = await import('./audit-csv');
      const entries = await collectAudit(filters, onProgress, signal);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(auditCsv(entries, text, t), `${t('audit.export.file')}-${day}.csv`, 'text/csv');
      setProgress({ kind: 'done', count: entries.length });
    } catch (error) {
      if (!signal.aborted) setProgress({ kind: 'failed', reason: reasonOf(error) });
    }
  };
  return { progress, start };
}
