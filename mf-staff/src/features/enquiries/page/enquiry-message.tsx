import { useTranslation } from '@phantom/mf-kit';
import { subjectOf, type Enquiry } from '../api/sources';
import { Card } from '../card';
import styles from './enquiry-message.module.css';
import { useEnquiryFacts } from './use-enquiry-facts';

export function EnquiryMessage({ enquiry }: { enquiry: Enquiry }) {
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
        <p className="mb-4 text-body-secondary">{t('enquiry.noMessage')}</p>
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

function ContactActions({ enquiry }: { enquiry: Enquiry }) {
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
