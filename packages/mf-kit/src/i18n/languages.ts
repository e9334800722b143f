/** The languages of the site; the first is the default. */
export const LANGUAGES = ['en', 'de', 'it', 'ru', 'es'] as const;

/** A language of the site, as a two-letter code. */
export type Language = (typeof LANGUAGES)[number];

/** What the visitor gets who has not chosen yet. */
export const DEFAULT_LANGUAGE: Language = 'en';

/** Whether a text (a cookie, a URL segment) names a language of the site. */
export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}
