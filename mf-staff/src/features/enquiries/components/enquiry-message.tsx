import { useTranslation } from '@phantom/mf-kit';
import type { Entry } from '../api/sources';
import { useEnquiryFacts } from '../hooks/use-enquiry-facts';
import { Card } from './card';
import { ContactActions } from './contact-actions';
import styles from './enquiry-message.module.css';

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
