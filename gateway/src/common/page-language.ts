import type { IncomingHttpHeaders } from 'node:http';
import { knownLanguage, type Language, preferredLanguage } from '@phantom/service-kit';

/** The language of a page: the visitor's choice (cookie `lang`), else what the browser prefers. */
export const pageLanguage = (headers: IncomingHttpHeaders): Language => {
  const chosen = /(?:^|;\s*)(?:__Host-)?lang=([a-z]{2})(?:;|$)/.exec(headers.cookie ?? '')?.[1];
  return knownLanguage(chosen) ?? preferredLanguage(headers['accept-language']);
};
