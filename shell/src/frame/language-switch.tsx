import {
  LANGUAGES,
  pageLanguage,
  prefixedPath,
  rememberLanguage,
  useTranslation,
  type Language,
} from '@phantom/mf-kit';
import type { MouseEvent } from 'react';
import { useFrameLocation } from './active-route';
import { Disclosure } from './menu/disclosure';

const NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  es: 'Español',
};

/** Links to the page in each language, which work without scripts. Every address names its language, also English. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { pathname } = useFrameLocation();
  const current = pageLanguage();
  const code = current.toUpperCase();
  return (
    <Disclosure
      className="frame-control"
      panelClassName="frame-panel frame-panel-end"
      name={t('language.choose', { current: `${NAMES[current]} (${code})` })}
      label={code}
    >
      <ul className="frame-list">
        {LANGUAGES.map((language) => (
          <li key={language}>
            <a
              className="frame-item"
              href={prefixedPath(pathname, language)}
              hrefLang={language}
              lang={language}
              aria-current={language === current ? 'true' : undefined}
              onClick={(event) => choose(event, language)}
            >
              {NAMES[language]}
            </a>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

function choose(event: MouseEvent<HTMLAnchorElement>, language: Language): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  rememberLanguage(language);
  event.currentTarget.search = window.location.search;
}
