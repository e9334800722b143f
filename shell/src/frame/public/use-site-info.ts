import { pageLanguage, useTranslation, type Language } from '@phantom/mf-kit';
import { useContext, useEffect, useState } from 'react';
import { FrameDataContext, type FrameData } from '../frame-data';
import { loadSiteInfo, type SiteInfo } from './site-info';

interface Known {
  /** In which it was asked for. */
  language: Language;
  siteInfo: SiteInfo | undefined;
}

/**
 * The company's addresses in the language of the page; undefined until (or where) they are not there. Those
 * that the server drew are not asked for again.
 *
 * @param isWanted false where nothing of it is shown
 */
export function useSiteInfo(isWanted = true): SiteInfo | undefined {
  const drawn = useContext(FrameDataContext);
  const [known, setKnown] = useState(() => fromServer(drawn));
  useTranslation();
  const language = pageLanguage();
  const isKnown = !isWanted || known?.language === language;
  useEffect(() => {
    if (isKnown) return undefined;
    let current = true;
    void askOnce(language).then((siteInfo) => current && setKnown({ language, siteInfo }));
    return () => {
      current = false;
    };
  }, [language, isKnown]);
  return known?.siteInfo;
}

function fromServer(drawn: FrameData | undefined): Known | undefined {
  return drawn?.siteInfo && { language: drawn.language, siteInfo: drawn.siteInfo };
}

const asked = new Map<Language, Promise<SiteInfo | undefined>>();

/** Menu and footer want to know at the same time. */
function askOnce(language: Language): Promise<SiteInfo | undefined> {
  const answer = asked.get(language) ?? loadSiteInfo();
  asked.set(language, answer);
  // What could not be had is asked for again.
  void answer.then((siteInfo) => siteInfo ?? asked.delete(language));
  return answer;
}
