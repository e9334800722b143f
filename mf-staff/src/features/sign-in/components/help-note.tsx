import { RichText, useTranslation } from '@phantom/mf-kit';
import type { SiteContact } from '../../../shared/site-contact/get-site-contact';
import styles from '../../../shared/entrance/note.module.css';

/** Whom to ask when signing in does not work. */
export function HelpNote({ phone, email }: SiteContact) {
  const { t } = useTranslation();
  return (
    <p className={styles.note}>
      <RichText
        text={t('signIn.investor.help', { phone, email })}
        elements={{
          phone: <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}> </a>,
          email: <a href={`mailto:${email}`}> </a>,
        }}
      />
    </p>
  );
}
