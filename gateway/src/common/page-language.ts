import type { IncomingHttpHeaders } from 'node:http';
import { splitLanguage } from '@phantom/registry';
import { knownLanguage, type Language, preferredLanguage } from '@phantom/service-kit';

/** The address of a page, split into its language and the rest. */
export interface PageAddress {
  language: Language;
  /** What precedes every path on this page: `/de`, or nothing. */
  basename: string;
  /** The path without the language, percent-encoded. */
  pathname: string;
}

/** @param url path and query */
export const pageAddress = (url: string, headers: IncomingHttpHeaders): PageAddress => {
  const [path = '/'] = url.split('?', 1);
  const { language = pageLanguage(headers), basename, pathname } = splitLanguage(path);
  return { language, basename, pathname };
};

/** The language of a page whose address names none: the visitor's choice (cookie `lang`), else `Accept-Language`. */
export const pageLanguage = (headers: IncomingHttpHeaders): Language => {
  const chosen = /(?:^|;\s*)(?:__Host-)?lang=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return knownLanguage(chosen) ?? preferredLanguage(headers['accept-language']);
};
