import { pageLanguage, useTranslation } from '@phantom/mf-kit';
import { useEffect, useState } from 'react';
import { loadSiteInfo, type SiteInfo } from './site-info';

/** The company's addresses in the language of the page; undefined until (or where) they are not there. */
export function useSiteInfo(): SiteInfo | undefined {
  const [info, setInfo] = useState<SiteInfo>();
  useTranslation();
  const language = pageLanguage();
  useEffect(() => {
    let current = true;
    void loadSiteInfo().then((loaded) => current && setInfo(loaded));
    return () => {
      current = false;
    };
  }, [language]);
  return info;
}
