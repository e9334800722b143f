import { useTranslation } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { RelativeTime } from '../../../shared/date-time/relative-time';
import { useDraft, useDraftState } from '../draft/use-draft';
import styles from './save-status.module.css';

const SECOND = 1000;
const MINUTE = 60 * SECOND;

/** Says whether the server has everything. Screen readers hear of a change of the state, not of each second. */
export function SaveStatus() {
  const { t } = useTranslation();
  const draft = useDraft();
  const { save, savedAt, problem } = useDraftState();
  const isFailed = ['offline', 'busy', 'signed-out', 'blocked', 'refused'].includes(save);
  const text = t(`content.save.${save}`);
  return (
    <span className={`${styles.status} ${isFailed ? styles.failed : ''}`}>
      <span className={styles.mark} aria-hidden="true" />
      <span aria-hidden={!isFailed}>
        {save === 'saved' && savedAt !== undefined ? <SavedAgo savedAt={savedAt} /> : text}
      </span>
      <span className="visually-hidden" role="status">
        {/* While one types, "unsaved" and "saving" would be announced at every pause. */}
        {isFailed || save === 'saved' ? text : ''}
      </span>
      {problem && <span className={styles.problem}>{problem}</span>}
      {(save === 'offline' || save === 'busy' || save === 'refused') && (
        <button type="button" className={styles.retry} onClick={() => void draft.flush()}>
          {t('content.save.retry')}
        </button>
      )}
    </span>
  );
}

function SavedAgo({ savedAt }: { savedAt: number }) {
  const { t } = useTranslation();
  const seconds = useSecondsSince(savedAt);
  if (seconds * SECOND < MINUTE) return t('content.save.ago', { count: seconds });
  return (
    <>
      {t('content.save.saved')} · <RelativeTime at={new Date(savedAt).toISOString()} />
    </>
  );
}

/** Stops after a minute. */
function useSecondsSince(time: number): number {
  const [now, setNow] = useState(time);
  useEffect(() => {
    const timer = setInterval(() => {
      setNow(Date.now());
      if (Date.now() - time > MINUTE) clearInterval(timer);
    }, SECOND);
    return () => clearInterval(timer);
  }, [time]);
  return Math.max(0, Math.floor((now - time) / SECOND));
}
