import { ApiError, useFormat, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useRef, useState } from 'react';
import styles from './export-button.module.css';
import { saveFile } from './save-file';

type Collect = (
  onProgress: (count: number) => void,
  signal: AbortSignal,
) => Promise<{ csv: string; count: number }>;

interface ExportButtonProps {
  /** Prefix of the translation keys. */
  texts: 'audit.export' | 'enquiries.export';
  /** Number of rows, if it is known in advance. */
  total?: number;
  /** Loads all rows. `onProgress` receives the number loaded so far. */
  collect: Collect;
  /** Describes errors of `collect` other than an ApiError; undefined for a network error. */
  describeError: (error: unknown) => string | undefined;
}

type Progress =
  | { kind: 'idle' }
  | { kind: 'busy'; count: number }
  | { kind: 'done'; count: number }
  | { kind: 'failed'; reason: string };

/** Downloads a list as CSV and shows the progress. Leaving the page cancels the export. */
export function ExportButton({ texts, total, collect, describeError }: ExportButtonProps) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const [progress, setProgress] = useState<Progress>({ kind: 'idle' });
  const controllerRef = useRef<AbortController>(undefined);
  useEffect(() => () => controllerRef.current?.abort(), []);
  const isBusy = progress.kind === 'busy';

  const start = async () => {
    if (isBusy) return;
    const { signal } = (controllerRef.current = new AbortController());
    setProgress({ kind: 'busy', count: 0 });
    try {
      const onProgress = (count: number) => setProgress({ kind: 'busy', count });
      const { csv, count } = await collect(onProgress, signal);
      const day = new Date().toISOString().slice(0, 10);
      saveFile(csv, `${t(`${texts}.file`)}-${day}.csv`, 'text/csv');
      setProgress({ kind: 'done', count });
    } catch (error) {
      if (signal.aborted) return;
      const message = error instanceof ApiError ? error.message : describeError(error);
      setProgress({ kind: 'failed', reason: message ?? t('kit:network') });
    }
  };
  return (
    <div className={styles.export}>
      <Button
        size="sm"
        variant="outline-primary"
        aria-disabled={isBusy}
        onClick={() => void start()}
      >
        {t(isBusy ? `${texts}.busy` : `${texts}.button`)}
      </Button>
      <span className={styles.progress} role="status">
        {isBusy &&
          t(`${texts}.progress`, {
            number: number(progress.count),
            total: total === undefined ? '' : number(total),
          })}
        {progress.kind === 'done' &&
          t(`${texts}.done`, { count: progress.count, number: number(progress.count) })}
      </span>
      {progress.kind === 'failed' && (
        <p className={`alert alert-danger ${styles.failure}`} role="alert">
          {progress.reason}
        </p>
      )}
    </div>
  );
}
