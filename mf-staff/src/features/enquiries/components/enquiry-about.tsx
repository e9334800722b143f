import { useTranslation } from '@phantom/mf-kit';
import type { Entry } from '../api/sources';
import { subjectOf } from '../subject-of';
import styles from './enquiry-about.module.css';

/** What an enquiry is about, and the beginning of what was written. */
export function EnquiryAbout({ entry }: { entry: Entry }) {
  const { t } = useTranslation();
  const subject = subjectOf(entry);
  return (
    <span className={styles.about}>
      <span>
        <span className={styles.kind}>{t(`enquiries.kind.${entry.kind}`)}</span>{' '}
        {subject && <span className={styles.subject}>{subject}</span>}
      </span>
      {entry.message && (
        <span className={styles.message} lang={entry.lang}>
          {entry.message}
        </span>
      )}
    </span>
  );
}
