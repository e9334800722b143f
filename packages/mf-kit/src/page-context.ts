import type { i18n } from 'i18next';
import { authorisedFetch } from './api/authorised-fetch';

/** What differs between a page in a browser and one on a server, whose build uses `page-context.server.ts` instead. */
export interface PageContext {
  /** Scheme, host and port of the site, without a trailing slash. */
  readonly origin: string;
  /** The prefix of every path on this page: `/de`, or nothing. */
  readonly basename: string;
  /** A demonstration with public accounts. */
  readonly isDemo: boolean;
  /** Sends the calls to the services. */
  readonly fetch: (request: Request) => Promise<Response>;
  /** Joins the log lines of all calls for one page; without it each call has its own id. */
  readonly requestId?: string;
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

/** The current page: on a server, the one that is being rendered. */
export function currentPage(): PageContext {
  return page;
}
