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

const requestSiteInfo = () => unwrap(api.GET('/api/auth/siteinfo'));
type SiteResponse = Awaited<ReturnType<typeof requestSiteInfo>>;

export type SiteInfo = Omit<
  SiteResponse['list'][number],
  'office' | 'otherOffices' | 'videoPlayer'
>;

/** Undefined when the content service cannot be reached: the footer works without. */
export async function loadSiteInfo(): Promise<SiteInfo | undefined> {
  try {
    return (await requestSiteInfo()).list[0];
  } catch {
    return undefined;
  }
}

/** The contact data in the language of the page. Not requested when the server has rendered it, or without need. */
export function useSiteInfo(isNeeded = true): SiteInfo | undefined {
  const rendered = useContext(FrameDataContext);
  const [known, setKnown] = useState<Omit<FrameData, 'year'> | undefined>(
    rendered?.siteInfo && rendered,
  );
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

const requests = new Map<Language, Promise<SiteInfo | undefined>>();

/** Menu and footer share one request. A failed one is repeated. */
function loadOnce(language: Language): Promise<SiteInfo | undefined> {
  const request = requests.get(language) ?? loadSiteInfo();
  requests.set(language, request);
  void request.then((siteInfo) => siteInfo ?? requests.delete(language));
  return request;
}
