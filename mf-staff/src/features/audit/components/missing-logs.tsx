import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { LogName } from '../log-names';
import styles from './audit-page.module.css';

/** Says which part of the log the list lacks for the moment. */
export function MissingLogs({ logs }: { logs: LogName[] }) {
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
