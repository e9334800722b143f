import { useRevalidator, useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import type { SourceName } from '../api/sources';
import styles from './missing-notice.module.css';

/** Says which enquiries the list lacks for the moment. */
export function MissingNotice({ name }: { name: SourceName }) {
  const { t } = useTranslation();
  const { revalidate, state } = useRevalidator();
  const isBusy = state === 'loading';
  return (
    <div className={`alert alert-warning ${styles.notice}`} role="alert">
      <p className="mb-0">{t(`enquiries.missing.${name}`)}</p>
      <Button
        size="sm"
        variant="outline-primary"
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : () => void revalidate()}
      >
        {t('enquiries.missing.retry')}
      </Button>
    </div>
  );
}
