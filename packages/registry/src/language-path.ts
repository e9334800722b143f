import type { LanguageCode } from './boot-manifest.js';

/** The languages of the site, the default first. */
export const LANGUAGE_CODES: readonly LanguageCode[] = ['en', 'de', 'it', 'ru', 'es'];

/** A path, split into the language prefix and the rest. */
export interface LanguagePath {
  /** Undefined without a prefix: the visitor's choice then decides. */
  language?: LanguageCode;
  /** The prefix, for example `/de`, or an empty string. */
  basename: string;
  /** The path without the prefix, with a leading slash. */
  pathname: string;
}

/** Splits a path such as `/de/listings`. Only a lower-case code as the first segment is a language. */
export function splitLanguage(pathname: string): LanguagePath {
  const [, segment = ''] = pathname.split('/', 2);
  const language = LANGUAGE_CODES.find((code) => code === segment);
  if (!language) return { basename: '', pathname };
  const basename = `/${language}`;
  return { language, basename, pathname: pathname.slice(basename.length) || '/' };
}

/** Returns the path for search engines: no prefix for the default language, a prefix for the others. */
export function localizedPath(pathname: string, language: LanguageCode): string {
  return language === LANGUAGE_CODES[0] ? pathname : prefixedPath(pathname, language);
}

/** Returns the path for sharing, with a prefix for every language: without one, the reader's choice would decide. */
export function prefixedPath(pathname: string, language: LanguageCode): string {
  return pathname === '/' ? `/${language}` : `/${language}${pathname}`;
}
