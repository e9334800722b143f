import Negotiator from 'negotiator';

/** The languages that the product is written in. */
export const LANGUAGES = ['en', 'de', 'it', 'ru', 'es'] as const;

export type Language = (typeof LANGUAGES)[number];

/** Every text exists in this language; the others may lack it. */
export const FALLBACK_LANGUAGE: Language = 'en';

/** The best language for an `Accept-Language`. Regions are ignored (`de-CH` is German); the default is English. */
export function preferredLanguage(acceptLanguage: string | undefined): Language {
  const headers = { 'accept-language': acceptLanguage };
  const [best] = new Negotiator({ headers }).languages([...LANGUAGES]);
  return knownLanguage(best) ?? FALLBACK_LANGUAGE;
}

/** The language of this code; undefined for an unsupported one. */
export const knownLanguage = (code: string | undefined): Language | undefined =>
  LANGUAGES.find((language) => language === code);
