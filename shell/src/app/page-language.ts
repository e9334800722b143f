import { isLanguage, languageFromCookies, type Language } from '@phantom/mf-kit';

/** The language that the server chose for this page, else the visitor's own choice. */
export function languageOfPage(page: Document): Language {
  const { lang } = page.documentElement;
  return isLanguage(lang) ? lang : languageFromCookies(page.cookie);
}
