import { LocationMap } from '@phantom/map';
import {
  useLoaderData,
  useTranslation,
  type HandleOf,
  type LoaderFunctionArgs,
  type StructuredData,
} from '@phantom/mf-kit';
import { Banner, Container } from '@phantom/ui';
import { getSite, type Site } from '../../../shared/api/site';
import { LoadError } from '../../../shared/load-error';
import { settle } from '../../../shared/settle';
import { ContactForm } from '../form/contact-form';
import styles from './contact-page.module.css';
import { OfficeDetails } from './office-details';

const BANNER_IMAGE = '/pictures/heroes/contact/1920.webp';

/** The form also works without the contact data. */
export async function loader({ request }: LoaderFunctionArgs) {
  return { site: await settle(getSite(request.signal)) };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ site }, t) => {
    const title = t('contact.title');
    const description = t('contact.description');
    return {
      title,
      description,
      image: { url: BANNER_IMAGE, alt: title },
      breadcrumbs: [{ name: title, path: '/contact' }],
      structuredData: ({ canonical, language }) => [
        {
          '@type': 'ContactPage',
          name: title,
          description,
          url: canonical,
          inLanguage: language,
          mainEntity: site.data && organization(site.data),
        },
      ],
    };
  },
};

function organization(site: Site): Exclude<StructuredData, string> & object {
  const { company, address, phone, fax, email, office, social } = site;
  return {
    '@type': 'Organization',
    name: company,
    telephone: phone,
    faxNumber: fax,
    email,
    sameAs: social.map(({ url }) => url),
    location: {
      '@type': 'Place',
      address,
      geo: { '@type': 'GeoCoordinates', ...office },
    },
    contactPoint: { '@type': 'ContactPoint', telephone: phone, email },
  };
}

export { ContactPage as Component };

function ContactPage() {
  const { t } = useTranslation();
  const { site } = useLoaderData<typeof loader>();
  const office = site.data;
  return (
    <>
      <Banner eyebrow={t('contact.eyebrow')} title={t('contact.title')} src={BANNER_IMAGE}>
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

function OfficeMap({ site: { office, address } }: { site: Site }) {
  const { t, i18n } = useTranslation();
  return (
    <LocationMap
      place={office}
      label={t('contact.map.label')}
      texts={{
        language: i18n.language,
        zoomIn: t('contact.map.zoomIn'),
        zoomOut: t('contact.map.zoomOut'),
        source: t('contact.map.source'),
      }}
      caption={t('contact.map.caption', { address })}
    />
  );
}
