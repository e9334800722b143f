import { sitePath, useFormat, useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import type { Application } from '../api';
import { useApplicationTexts } from '../application-texts';
import styles from './application.module.css';

/** Everything that the applicant has written. */
export function ApplicationFacts({ application }: { application: Application }) {
  const { t } = useApplicationTexts();
  const facts = useFacts(application);
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value !== null && value !== '')
        .map(([key, value]) => (
          <div key={key}>
            <dt>{t(`facts.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

function useFacts(application: Application) {
  const { t: section, i18n } = useTranslation();
  const { currency, date } = useFormat();
  const { home, email, phone } = application;
  const amount = (value: number | null) => (value === null ? null : currency(value));
  return [
    [
      'home',
      <a key="home" href={sitePath(`/listings-detail/${home.id}`)} target="_blank" rel="noopener">
        {home.name}
        <span className="visually-hidden"> {section('file.newTab')}</span>
      </a>,
    ],
    ['rent', amount(home.rent)],
    ['income', amount(application.yearly_income)],
    ['employer', application.employer],
    ['guarantor', application.guarantor_name],
    ['guarantorIncome', amount(application.guarantor_income)],
    ['moveIn', date(`${application.move_in}T12:00:00Z`)],
    ['people', application.people],
    ['pets', application.pets],
    ['address', application.address],
    [
      'email',
      <a key="email" href={`mailto:${email}`} translate="no">
        {email}
      </a>,
    ],
    [
      'phone',
      <a key="phone" href={`tel:${phone}`}>
        {phone}
      </a>,
    ],
    [
      'language',
      new Intl.DisplayNames(i18n.language, { type: 'language' }).of(application.lang) ?? '',
    ],
    ['signature', application.signature],
  ] as const satisfies (readonly [string, ReactNode])[];
}
