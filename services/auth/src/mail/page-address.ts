import { FALLBACK_LANGUAGE, type Language } from '@phantom/service-kit';

/** Where a page of the site stands in the language of who reads the mail. */
export function pageAddress(origin: string, lang: Language, path: string): string {
  const language = lang === FALLBACK_LANGUAGE ? '' : `/${lang}`;
  return new URL(language + path, origin).href;
}
