import { type Language, api, unwrap, pageLanguage, useTranslation } from '@phantom/mf-kit';
import { createContext, useContext, useEffect, useState } from 'react';

/** What the server rendered the frame from, beside the texts. The browser hydrates with the same. */
export interface FrameData {
  /** The language of `siteInfo`. */
  language: Language;
  /** The server's, which may differ from the visitor's at New Year. */
  year: number;
  /** Undefined when the server could not load it: the browser tries again. */
  siteInfo?: SiteInfo;
}

/** Undefined when no server has rendered the frame. */
export const FrameDataContext = createContext<FrameData | undefined>(undefined);

export function readFrameData(page: Document): FrameData | undefined {
  const text = page.getElementById('frame-data')?.textContent;
  return text ? (JSON.parse(text) as FrameData) : undefined;
}

/** The contact data of the company. */
export interface SiteInfo {
  company: string;
  address: string;
  phone: string;
  fax: string;
  email: string;
  hours: string;
  /** The language in which the hours are written. */
  lang: Language;
  /** The targets of Investor Login and Invest Now: paths of the site, or absolute URLs. */
  investorPortal: string;
  investNowUrl: string;
  social: { name: string; url: string }[];
}

/** Undefined when the content service cannot be reached: the footer works without. */
export async function loadSiteInfo(): Promise<SiteInfo | undefined> {
  try {
    const { list } = await unwrap(api.GET('/api/auth/siteinfo'));
    return list[0];
  } catch {
    return undefined;
  }
}

interface Known {
  language: Language;
  siteInfo: SiteInfo | undefined;
}

/**
 * The company's contact data in the language of the page. Not requested again when the server has rendered it.
 * @param isNeeded false when nothing of it is shown
 */
export function useSiteInfo(isNeeded = true): SiteInfo | undefined {
  const rendered = useContext(FrameDataContext);
  const [known, setKnown] = useState(() => fromServer(rendered));
  useTranslation();
  const language = pageLanguage();
  const isKnown = !isNeeded || known?.language === language;
  useEffect(() => {
    if (isKnown) return undefined;
    let current = true;
    void loadOnce(language).then((siteInfo) => current && setKnown({ language, siteInfo }));
    return () => {
      current = false;
    };
  }, [language, isKnown]);
  return known?.siteInfo;
}

function fromServer(rendered: FrameData | undefined): Known | undefined {
  return rendered?.siteInfo && { language: rendered.language, siteInfo: rendered.siteInfo };
}

const requests = new Map<Language, Promise<SiteInfo | undefined>>();

/** Menu and footer share one request. A failed one is repeated. */
function loadOnce(language: Language): Promise<SiteInfo | undefined> {
  const request = requests.get(language) ?? loadSiteInfo();
  requests.set(language, request);
  void request.then((siteInfo) => siteInfo ?? requests.delete(language));
  return request;
}
