import type { SiteInfo } from '../frame/public/site-info';

/** The company's addresses as the content service answers them, for tests. */
export function siteInfo(): SiteInfo {
  return {
    company: 'Phantom Partners',
    address: '214 East 39th Street, Suite 900, New York, NY 10016',
    phone: '+1 212-555-0142',
    fax: '+1 212-555-0143',
    email: 'info@phantom-partners.example',
    hours: 'Monday to Friday',
    lang: 'en',
    investorPortal: '/investors/login',
    investNowUrl: '/invest-now',
    social: [{ name: 'LinkedIn', url: 'https://linkedin.example/phantom' }],
  };
}
