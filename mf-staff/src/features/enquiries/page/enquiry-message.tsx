import { useTranslation } from '@phantom/mf-kit';
import { type Entry, subjectOf } from '../api/sources';
import { Card } from '../card';
import styles from './enquiry-message.module.css';
import { useEnquiryFacts } from './use-enquiry-facts';

/** All that was sent, as it was sent. */
export function EnquiryMessage({ enquiry }: { enquiry: Entry }) {
  const { t } = useTranslation();
  const facts = useEnquiryFacts(enquiry);
  const { message, lang, spam_sign: spamSign } = enquiry;
  return (
    <Card title={t('enquiry.message')}>
      {spamSign && <p className="alert alert-warning">{t(`enquiry.spam.${spamSign}`)}</p>}
      {message ? (
        <p className={styles.message} lang={lang}>
          {message}
        </p>
      ) : (
        <p className={styles.none}>{t('enquiry.noMessage')}</p>
      )}
      <dl className={styles.facts}>
        {facts.map(({ key, value }) => (
          <div key={key}>
            <dt>{t(`enquiry.facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <ContactActions enquiry={enquiry} />
    </Card>
  );
}

/** The ways to answer: the mail program and the telephone of whoever reads it. */
function ContactActions({ enquiry }: { enquiry: Entry }) {
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
