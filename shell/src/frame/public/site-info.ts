import { api, unwrap, type Language } from '@phantom/mf-kit';

/** How to reach the company, as the content service knows it. */
export interface SiteInfo {
  company: string;
  address: string;
  phone: string;
  fax: string;
  email: string;
  hours: string;
  /** The language that the hours are really written in. */
  lang: Language;
  /** Where Investor Login and Invest Now lead: paths of the site, or addresses elsewhere. */
  investorPortal: string;
  investNowUrl: string;
  social: { name: string; url: string }[];
}

/** Asks the content service; undefined when it does not answer, for a footer without addresses is still one. */
export async function loadSiteInfo(): Promise<SiteInfo | undefined> {
  try {
    const { list } = await unwrap(api.GET('/api/auth/siteinfo'));
    return list[0];
  } catch {
    return undefined;
  }
}
