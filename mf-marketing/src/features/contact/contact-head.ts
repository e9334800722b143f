import type { PageHead, StructuredData, TFunction } from '@phantom/mf-kit';
import type { Site } from '../../shared/site/get-site';
import type { ContactData } from './contact.loader';

export const PICTURE = '/pictures/heroes/contact/1920.webp';

/** The head of the contact page, with the company and its office. */
export function contactHead({ site }: ContactData, t: TFunction): PageHead {
  const title = t('contact.title');
  const description = t('contact.description');
  return {
    title,
    description,
    image: { url: PICTURE, alt: title },
    breadcrumbs: [{ name: title, path: '/contact' }],
    structuredData: ({ canonical, language }) => [
      {
        '@type': 'ContactPage',
        name: title,
        description,
        url: canonical,
        inLanguage: language,
        mainEntity: site.failure || !site.data ? undefined : organization(site.data),
      },
    ],
  };
}

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
