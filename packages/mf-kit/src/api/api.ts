import type { paths } from '@phantom/api-client';
import createClient from 'openapi-fetch';
import { pageLanguage } from '../i18n/page-translations';
import { currentPage } from '../page-context';
import { randomId } from './random-id';

/** Takes paths of this site also where the platform's own class wants whole addresses. */
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, currentPage().origin) : input, init);
  }
}

/**
 * The typed calls of all services. In a loader pass the request's signal, so that leaving the page
 * stops the call: `unwrap(api.GET('/api/auth/teamList', { signal: request.signal }))`.
 */
export const api = createClient<paths>({
  fetch: (request) => currentPage().fetch(request),
  Request: SiteRequest,
  // In watch mode what a changed service answers is seen at once, and not what the browser has kept.
  cache: process.env.NODE_ENV === 'development' ? 'no-cache' : undefined,
});

api.use({
  onRequest({ request }) {
    request.headers.set('X-Request-Id', currentPage().requestId ?? randomId());
    // The chosen language, which need not be the browser's.
    request.headers.set('Accept-Language', pageLanguage());
  },
});
