import { useFormat, useTranslation } from '@phantom/mf-kit';
import type { EnquiryDetail } from '../api/one-enquiry';
import { changeText } from '../change-text';
import { Card } from './card';
import styles from './enquiry-history.module.css';

/** What happened to an enquiry, the latest first. */
export function EnquiryHistory({ enquiry }: { enquiry: EnquiryDetail }) {
  const { t } = useTranslation();
  const { dateTime } = useFormat();
  return (
    <Card title={t('enquiry.history.title')}>
      <ol className={styles.steps}>
        {enquiry.history.toReversed().map((change) => (
          <li key={change.id}>
            <span className={styles.text}>{changeText(change, t)}</span>
            <span className={styles.by}>
              {t('enquiry.history.by', {
                name: change.actor_name,
                date: dateTime(change.created_at),
              })}
            </span>
          </li>
        ))}
        <li>
          <span className={styles.text}>{t('enquiry.history.received')}</span>
          <span className={styles.by}>{dateTime(enquiry.created_at)}</span>
        </li>
      </ol>
    </Card>
  );
}
