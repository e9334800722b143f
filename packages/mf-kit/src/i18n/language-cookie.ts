import { setCookie } from '../session/set-cookie';
import { DEFAULT_LANGUAGE, isLanguage, type Language } from './languages';

const YEAR_IN_SECONDS = 31_536_000;

/** The language that a `Cookie` header (or `document.cookie`) asks for, else the default. */
export function languageFromCookies(cookies: string): Language {
  const chosen = /(?:^|;\s*)(?:__Host-)?lang=([a-z]{2})/.exec(cookies)?.[1];
  return isLanguage(chosen) ? chosen : DEFAULT_LANGUAGE;
}

/** Keeps the choice in a cookie: it outlives logout, and the server reads it too. */
export function rememberLanguage(language: Language): void {
  setCookie('lang', language, { maxAge: YEAR_IN_SECONDS, sameSite: 'lax' });
}
