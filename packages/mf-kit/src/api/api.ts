import type { paths } from '@phantom/api-client';
import createClient, { type RequestBodyOption } from 'openapi-fetch';
import { pageLanguage } from '../i18n/translations';
import { currentPage } from '../page-context';

/** The platform's Request accepts absolute URLs only, at least on a server. */
class SiteRequest extends Request {
  constructor(input: RequestInfo | URL, init?: RequestInit) {
    super(typeof input === 'string' ? new URL(input, currentPage().origin) : input, init);
  }
}

/** The typed client of all services. In a loader pass the request's `signal`, so that the call ends when the visitor leaves. */
export const api = createClient<paths>({
  fetch: (request) => currentPage().fetch(request),
  Request: SiteRequest,
  // During development the browser must not show an older response of a service that was just changed.
  cache: process.env.NODE_ENV === 'development' ? 'no-cache' : undefined,
});

api.use({
  onRequest({ request }) {
    request.headers.set('X-Request-Id', currentPage().requestId ?? randomId());
    // The language of the site, which may differ from the browser's.
    request.headers.set('Accept-Language', pageLanguage());
  },
});

/** 128 random bits. crypto.randomUUID does not exist on plain http, except on localhost. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

type Method = 'get' | 'post' | 'put' | 'patch' | 'delete';

/** The body that a call takes: `ApiBody<'post', '/api/auth/people'>`. */
export type ApiBody<M extends Method, P extends keyof paths> = NonNullable<
  RequestBodyOption<paths[P][M]>['body']
>;

/** The query that a call takes. */
export type ApiQuery<M extends Method, P extends keyof paths> = paths[P][M] extends {
  parameters: { query?: infer Query };
}
  ? NonNullable<Query>
  : never;
