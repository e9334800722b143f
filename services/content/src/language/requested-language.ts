import { preferredLanguage, type Language } from '@phantom/service-kit';

/** The language a reader asked for: an explicit `lang` wins over the browser's `Accept-Language`. */
export const requestedLanguage = (lang?: string, acceptLanguage?: string): Language =>
  preferredLanguage(lang ?? acceptLanguage);
