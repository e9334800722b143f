import { COMPANY, LANGUAGES } from '@phantom/mf-kit';
import { scriptJson } from '@phantom/mf-kit/server';
import type { SiteInfo } from '../frame/frame-data';

export function companyJsonLd(origin: string, siteInfo: SiteInfo | undefined): string {
  const json = scriptJson({
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: COMPANY,
    url: `${origin}/`,
    logo: `${origin}/pictures/brand/logo-dark.svg`,
    ...(siteInfo && contactOf(siteInfo)),
  });
  return `<script type="application/ld+json">${json}</script>`;
}

function contactOf({ company, address, phone, fax, email, social }: SiteInfo) {
  return {
    name: company,
    email,
    telephone: phone,
    faxNumber: fax,
    address: postalAddress(address),
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: phone,
      email,
      availableLanguage: LANGUAGES,
    },
    sameAs: social.map(({ url }) => url),
  };
}

/** Splits an address of the usual form: street, city, state and code. */
function postalAddress(address: string) {
  const parts = /^(?<street>.+), (?<city>[^,]+), (?<state>[A-Z]{2}) (?<code>\d{5})$/.exec(address);
  const { street, city, state, code } = parts?.groups ?? {};
  return {
    '@type': 'PostalAddress',
    streetAddress: street ?? address,
    addressLocality: city,
    addressRegion: state,
    postalCode: code,
    addressCountry: 'US',
  };
}
