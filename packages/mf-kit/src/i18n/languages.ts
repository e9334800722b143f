import { setCookie } from '../browser/set-cookie';

/** The languages of the site. */
export const LANGUAGES = ['en', 'de', 'it', 'ru', 'es'] as const;

/** A two-letter code. */
export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = 'en';

export function isLanguage(text: string | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

const YEAR_IN_SECONDS = 31_536_000;
/** The language that a `Cookie` header or `document.cookie` names, else the default. */
export function languageFromCookies(cookies: string): Language {
  const chosen = /(?:^|;\s*)(?:__Host-)?lang=([a-z]{2})/.exec(cookies)?.[1];
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}

/** Stores the choice in a cookie, which outlives a sign-out and reaches the server. */
export function rememberLanguage(language: Language): void {
  setCookie('lang', language, { maxAge: YEAR_IN_SECONDS, sameSite: 'lax' });
}
