import {
  LANGUAGES,
  changeLanguage,
  pageLanguage,
  useTranslation,
  type Language,
} from '@phantom/mf-kit';
import { showNotice } from '../notice/notice-store';
import { Disclosure } from './menu/disclosure';

/** Each language in its own words: whoever looks for it can read no other. */
const NAMES: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  it: 'Italiano',
  ru: 'Русский',
  es: 'Español',
};

/** Offers the five languages and switches the page at once. */
export function LanguageSwitch() {
  const { t } = useTranslation();
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
            <button
              type="button"
              className="frame-item"
              lang={language}
              aria-pressed={language === current}
              onClick={() => {
                changeLanguage(language).catch(() => showNotice('language.failed'));
              }}
            >
              {NAMES[language]}
            </button>
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
