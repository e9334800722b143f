import { useLoaderData, useTranslation } from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import { LoadError } from '../../../shared/load-error';
import { PICTURE } from '../contact-head';
import type { ContactData } from '../contact.loader';
import { ContactForm } from './contact-form';
import styles from './contact-page.module.css';
import { OfficeDetails } from './office-details';
import { OfficeMap } from './office-map';

/** How to reach the company: by post, by phone, in person, and by the form. */
export function ContactPage() {
  const { t } = useTranslation();
  const { site } = useLoaderData<ContactData>();
  const office = site.failure ? undefined : site.data;
  return (
    <>
      <Banner eyebrow={t('contact.eyebrow')} title={t('contact.title')} src={PICTURE}>
        <p className="lead">{t('contact.lead')}</p>
      </Banner>
      <Container className={styles.layout}>
        <div className={styles.office}>
          {office && <OfficeDetails site={office} />}
          {site.failure && <LoadError failure={site.failure} />}
        </div>
        <div className={styles.form}>
          <ContactForm />
        </div>
        <div className={styles.map}>{office && <OfficeMap site={office} />}</div>
      </Container>
    </>
  );
}
