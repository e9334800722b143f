import { useTranslation } from '@phantom/mf-kit';
import type { EntryRow, EntryState } from './api/entries';
import styles from './state-label.module.css';

/** The state as text; colour is only an addition. */
export function StateLabel({ state }: { state: EntryState }) {
  const { t } = useTranslation();
  return <span className={`${styles.state} ${styles[state]}`}>{t(`content.state.${state}`)}</span>;
}

/** The state, and what an entry waits for. */
export function EntryStates({
  entry,
}: {
  entry: Pick<EntryRow, 'state' | 'publish_at' | 'review_requested_at'>;
}) {
  const { t } = useTranslation();
  return (
    <span className={styles.states}>
      <StateLabel state={entry.state} />
      {entry.review_requested_at && (
        <span className={`${styles.state} ${styles.review}`}>{t('content.state.review')}</span>
      )}
      {entry.publish_at && (
        <span className={`${styles.state} ${styles.scheduled}`}>
          {t('content.state.scheduled')}
        </span>
      )}
    </span>
  );
}
