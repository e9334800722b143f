import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import type { Site } from '../../../shared/api/site';
import styles from './office-details.module.css';

export function OfficeDetails({ site }: { site: Site }) {
  const { t } = useTranslation();
  const { company, address, phone, fax, email, hours, lang, social, notices, otherOffices } = site;
  return (
    <section aria-labelledby="office">
      <h2 id="office" className="h3">
        {t('contact.office.title')}
      </h2>
      <dl className={styles.details}>
        <Entry term={t('contact.office.address')}>
          <address>
            {company}
            <br />
            {address}
          </address>
        </Entry>
        <Entry term={t('contact.office.phone')}>
          <Phone number={phone} />
        </Entry>
        <Entry term={t('contact.office.fax')}>{fax}</Entry>
        <Entry term={t('contact.office.email')}>
          <a href={`mailto:${email}`}>{email}</a>
        </Entry>
        <Entry term={t('contact.office.hours')}>
          <span lang={lang}>{hours}</span>
          {notices.map((notice) => (
            <strong key={notice.text} className={styles.notice} lang={notice.lang}>
              {notice.text}
            </strong>
          ))}
        </Entry>
        {otherOffices.map((office) => (
          <Entry key={office.name} term={office.name}>
            <address>{office.address}</address>
            {office.phone && <Phone number={office.phone} />}
          </Entry>
        ))}
      </dl>
      <ul className={styles.social} aria-label={t('contact.office.social')}>
        {social.map(({ name, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {name}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Phone({ number }: { number: string }) {
  return <a href={`tel:${number.replaceAll(/[^+\d]/g, '')}`}>{number}</a>;
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
