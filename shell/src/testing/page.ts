import { registerLocales, startTranslations } from '@phantom/mf-kit';
import type { SiteInfo } from '../frame/frame-data';

/** The page as the gateway renders it, in English. */
export async function framePage(): Promise<void> {
  document.body.innerHTML =
    '<div id="frame-header"></div><main id="main" tabindex="-1"></main><div id="frame-footer"></div>';
  registerLocales('shell', (language) => import(`../../locales/${language}.json`));
  await startTranslations('en', ['kit', 'shell']);
}

export function serveSection(remote: string, html: string, data: unknown = {}): HTMLElement {
  const main = document.getElementById('main') as HTMLElement;
  main.innerHTML = `<div data-remote="${remote}">${html}</div>`;
  const block = document.createElement('script');
  block.type = 'application/json';
  block.id = 'section-data';
  block.dataset.remote = remote;
  block.textContent = JSON.stringify(data);
  document.body.append(block);
  return main.firstElementChild as HTMLElement;
}

export function siteInfo(): SiteInfo {
  return {
    company: 'Phantom Partners',
    address: '214 East 39th Street, Suite 900, New York, NY 10016',
    phone: '+1 212-555-0142',
    fax: '+1 212-555-0143',
    email: 'info@phantom-partners.example',
    hours: 'Monday to Friday',
    notices: [{ text: 'Closed on Monday', lang: 'en' }],
    lang: 'en',
    investorPortal: '/investors/login',
    investNowUrl: '/invest-now',
    menu: [],
    social: [{ name: 'LinkedIn', url: 'https://linkedin.example/phantom' }],
  };
}
