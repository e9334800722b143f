import type { IncomingHttpHeaders } from 'node:http';
import { splitLanguage } from '@phantom/registry';
import { knownLanguage, type Language, preferredLanguage } from '@phantom/service-kit';

/** The address of a page (path and query), split into its language and the rest. */
export const pageAddress = (url: string, headers: IncomingHttpHeaders) => {
  const [path = '/'] = url.split('?', 1);
  const { language = pageLanguage(headers), basename, pathname } = splitLanguage(path);
  return { language, basename, pathname };
};

/** The language of a page whose address names none: the visitor's choice (cookie `lang`), else `Accept-Language`. */
export const pageLanguage = (headers: IncomingHttpHeaders): Language => {
  const chosen = /(?:^|;\s*)(?:__Host-)?lang=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return knownLanguage(chosen) ?? preferredLanguage(headers['accept-language']);
};
