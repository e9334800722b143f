import { FALLBACK_LANGUAGE, type Language } from '../language/language.js';

/** The address of a page of the site in a language, for links in mails. */
export function siteUrl(origin: string, lang: Language, path: string): string {
  const language = lang === FALLBACK_LANGUAGE ? '' : `/${lang}`;
  return new URL(language + path, origin).href;
}
