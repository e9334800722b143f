import { useTranslation } from '@phantom/mf-kit';
import type { Entry } from '../api/sources';
import { subjectOf } from '../subject-of';
import styles from './contact-actions.module.css';

/** The ways to answer: the mail program and the telephone of whoever reads it. */
export function ContactActions({ enquiry }: { enquiry: Entry }) {
  const { t } = useTranslation();
  const { kind, email, phone, phone_e164: e164 } = enquiry;
  const topic = kind === 'investor' ? null : subjectOf(enquiry);
  const subject = topic
    ? t('enquiry.replySubject', { subject: topic })
    : t('enquiry.replySubjectPlain');
  return (
    <p className={styles.actions}>
      <a
        className="btn btn-sm btn-primary"
        href={`mailto:${encodeURIComponent(email)}?subject=${encodeURIComponent(subject)}`}
      >
        {t('enquiry.reply')}
      </a>
      {phone && (
        <a className="btn btn-sm btn-outline-primary" href={`tel:${e164 ?? phone}`}>
          {t('enquiry.call')}
        </a>
      )}
    </p>
  );
}
