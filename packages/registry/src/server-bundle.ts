import type { BootManifest, LanguageCode } from './boot-manifest.js';

/** The exports of server bundles, CommonJS files. All values but `ServerTools` are plain data, for calls from a worker. */

/** The request for one page. */
export interface PageRequest {
  /** Public origin of the site, without a trailing slash. */
  origin: string;
  /** Path and query of the request, with the language prefix if there is one: `/de/listings?x=1`. */
  path: string;
  language: LanguageCode;
  /** Prefix of every path on this page: `/de` if the address has the language, else an empty string. */
  basename: string;
  /** Whether this is a demo installation with public accounts. */
  isDemo: boolean;
  /** Request id for the log lines of this page. */
  requestId: string;
  /** Path of the page for search engines, without a prefix; undefined if they must not index it. */
  canonical?: string;
}

/** Functions of the server for a bundle. */
export interface ServerTools {
  /** Calls the API as an anonymous visitor. The origin of the URL is ignored. */
  fetch: (request: Request) => Promise<Response>;
}

/** The rendered content of a remote. */
export interface RenderedSection {
  /** HTTP status of the page: 200, 404, 410, or 503 if it shows an error; 301 or 302 with `redirect`. */
  status: number;
  /** Path to redirect to, with its prefix. The other fields are empty then. */
  redirect?: string;
  html: string;
  /** Elements for the head: title, description, canonical and alternate links, cards, JSON-LD. */
  head: string;
  /** JSON that the browser needs for hydration, escaped for a script element. */
  data: string;
}

/** The rendered content of the frame. */
export interface RenderedFrame {
  header: string;
  footer: string;
  /** Elements for the head of every page, such as JSON-LD of the company. */
  head: string;
  data: string;
  /** The not-found page of the shell, if no remote owns the address. */
  notFound?: { html: string; head: string };
}

/** Exports of the server bundle of a remote. */
export interface SectionBundle {
  renderSection: (request: PageRequest, tools: ServerTools) => Promise<RenderedSection>;
  /** Returns the source modules that each route loads lazily, by the pattern of the route. */
  describeRoutes: () => Promise<Record<string, string[]>>;
}

/** Exports of the server bundle of the shell. */
export interface FrameBundle {
  renderFrame: (
    request: PageRequest & { manifest: BootManifest },
    tools: ServerTools,
  ) => Promise<RenderedFrame>;
}
