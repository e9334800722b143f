import { useTranslation } from '@phantom/mf-kit';
import type { ReactNode } from 'react';
import type { SiteInfo } from './site-info';

/** Address, phone, fax, email and hours; keeps its room while they are on their way. */
export function ContactBlock({ info }: { info: SiteInfo | undefined }) {
  const { t } = useTranslation();
  return (
    <div className="public-footer-contact">
      <h2>{t('footer.contact')}</h2>
      <dl>
        {info && (
          <>
            <Entry term={t('footer.address')}>{info.address}</Entry>
            <Entry term={t('footer.phone')}>
              <a href={`tel:${info.phone.replace(/[^+\d]/g, '')}`}>{info.phone}</a>
            </Entry>
            <Entry term={t('footer.fax')}>{info.fax}</Entry>
            <Entry term={t('footer.email')}>
              <a href={`mailto:${info.email}`}>{info.email}</a>
            </Entry>
            <Entry term={t('footer.hours')}>
              <span lang={info.lang}>{info.hours}</span>
            </Entry>
          </>
        )}
      </dl>
    </div>
  );
}

function Entry({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
