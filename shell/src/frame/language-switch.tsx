import {
  LANGUAGES,
  pageLanguage,
  prefixedPath,
  rememberLanguage,
  useTranslation,
  type Language,
} from '@phantom/mf-kit';
import type { MouseEvent } from 'react';
import { usePlace } from './active-route';
import { Disclosure } from './menu/disclosure';

/** Each language in its own words: whoever looks for it can read no other. */
const NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  es: 'Español',
};

/**
 * Offers the five languages: as links to the same page, which works before and without any script. Each address names its
 * language, also English, so that a copied link carries it.
 */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const { pathname } = usePlace();
  const current = pageLanguage();
  return (
    <Disclosure
      className="frame-control"
      panelClassName="frame-panel frame-panel-end"
      name={t('language.choose', { current: NAMES[current] })}
      label={<span aria-hidden="true">{current.toUpperCase()}</span>}
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

/** Keeps the choice. The page is loaded under its other address, with the query that the link does not have. */
function choose(event: MouseEvent<HTMLAnchorElement>, language: Language): void {
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  rememberLanguage(language);
  event.currentTarget.search = window.location.search;
}
