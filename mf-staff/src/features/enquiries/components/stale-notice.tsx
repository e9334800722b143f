import { useTranslation } from '@phantom/mf-kit';
import { Button } from '@phantom/ui';
import { useEffect, useRef } from 'react';
import type { EnquiryDetail } from '../api/one-enquiry';
import { changeText } from '../change-text';
import styles from './stale-notice.module.css';

interface Props {
  /** What others changed meanwhile; empty while that is on its way. */
  changes: EnquiryDetail['history'];
  onLeave: () => void;
  /** Missing where the same has been done already. */
  onSave?: () => void;
}

/** Says that somebody was faster, what they did, and what can be done with the own choice. */
export function StaleNotice({ changes, onLeave, onSave }: Props) {
  const { t } = useTranslation();
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div ref={alert} className={`alert alert-warning ${styles.notice}`} role="alert" tabIndex={-1}>
      <p className={styles.title}>{t('enquiry.stale.title')}</p>
      <p>{t('enquiry.stale.text')}</p>
      {changes.length > 0 && (
        <ul aria-label={t('enquiry.stale.changes')}>
          {changes.map((change) => (
            <li key={change.id}>
              {change.actor_name}: {changeText(change, t)}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.actions}>
        <Button size="sm" variant="outline-primary" onClick={onLeave}>
          {t('enquiry.stale.take')}
        </Button>
        {onSave && (
          <Button size="sm" variant="outline-primary" onClick={onSave}>
            {t('enquiry.stale.save')}
          </Button>
        )}
      </div>
    </div>
  );
}
