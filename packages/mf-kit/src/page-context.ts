import type { i18n } from 'i18next';
import { authorisedFetch } from './api/authorised-fetch';

/**
 * What differs between a page in a browser and one that a server renders. The server build takes
 * `page-context.server.ts` in the place of this file.
 */
export interface PageContext {
  /** Scheme, host and port of the site, without a slash at the end. */
  readonly origin: string;
  /** What stands before every path of the site on this page: `/de`, or nothing. */
  readonly basename: string;
  /** A demonstration, whose accounts everybody may use. */
  readonly isDemo: boolean;
  /** Makes the calls to the services. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Joins the log lines of all calls for one page; undefined gives each call an id of its own. */
  readonly requestId?: string;
  /** Undefined until the translator has started. */
  translations?: i18n;
}

const page: PageContext = {
  get origin() {
    return window.location.origin;
  },
  get basename() {
    return document.documentElement.dataset.base ?? '';
  },
  get isDemo() {
    return document.documentElement.dataset.demo === 'true';
  },
  fetch: authorisedFetch,
};

/** The page at hand. On a server it is the one that is being rendered. */
export function currentPage(): PageContext {
  return page;
}
