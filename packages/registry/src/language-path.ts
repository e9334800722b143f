import type { LanguageCode } from './boot-manifest.js';

/** The languages that an address can name, the site's default first. */
export const LANGUAGE_CODES: readonly LanguageCode[] = ['en', 'de', 'it', 'ru', 'es'];

/** A path of the site without the language that it may begin with. */
export interface LanguagePath {
  /** Undefined for a plain path, whose language is the visitor's choice. */
  language?: LanguageCode;
  /** What was taken off: `/de`, or nothing. */
  basename: string;
  /** The path that the remotes know, always with a slash at its start. */
  pathname: string;
}

/** Takes `/de/listings` apart; only a whole first segment in small letters names a language. */
export function splitLanguage(pathname: string): LanguagePath {
  const [, segment = ''] = pathname.split('/', 2);
  const language = LANGUAGE_CODES.find((code) => code === segment);
  if (!language) return { basename: '', pathname };
  const basename = `/${language}`;
  return { language, basename, pathname: pathname.slice(basename.length) || '/' };
}

/**
 * The address of a page for search engines in one language: the default has the plain path, the others
 * their prefix.
 */
export function localizedPath(pathname: string, language: LanguageCode): string {
  return language === LANGUAGE_CODES[0] ? pathname : prefixedPath(pathname, language);
}

/**
 * The address of a page that carries its language to whoever it is sent to: every language has its prefix, as the
 * plain path speaks the reader's.
 */
export function prefixedPath(pathname: string, language: LanguageCode): string {
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}
