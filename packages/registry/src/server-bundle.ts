import type { BootManifest, LanguageCode } from './boot-manifest.js';

/**
 * What a server bundle offers to the gateway and gets from it. A bundle is one CommonJS file without
 * dependencies: a remote's exports `renderSection` and `describeRoutes`, the shell's `renderFrame`. All of it
 * is plain data but for the tools, so that it can be called in a worker.
 */

/** One page that somebody asks for. */
export interface PageRequest {
  /** The address under which browsers reach the product, without a slash at its end. */
  origin: string;
  /** Path and query as asked for, with the language's prefix where there is one: `/de/listings?x=1`. */
  path: string;
  language: LanguageCode;
  /** What stands before every path of the site on this page: `/de` where the address names the language, else ``. */
  basename: string;
  /** A demonstration, whose accounts everybody may use. */
  isDemo: boolean;
  /** Joins the log lines of everything that is done for this page. */
  requestId: string;
  /** The path under which search engines know the page, without a prefix; undefined for a page they leave out. */
  canonical?: string;
}

/** What the server does for a bundle. */
export interface ServerTools {
  /** Makes a call of the API as a visitor who is not signed in; the origin of its URL does not count. */
  fetch: (request: Request) => Promise<Response>;
}

/** The content of a remote's element. */
export interface RenderedSection {
  /** What the page is to be answered with: 200, or 404, or 500 for a page that shows an error. */
  status: number;
  /** Where to go instead, a path of the site with its prefix; everything else is then empty. */
  redirect?: string;
  html: string;
  /** Elements for the document's head: title, description, canonical and alternate links, cards, JSON-LD. */
  head: string;
  /** JSON of what the browser needs to take the content over, safe inside a script element. */
  data: string;
}

/** The content of the frame's elements. */
export interface RenderedFrame {
  header: string;
  footer: string;
  /** Elements for the head of every page: JSON-LD of the company. */
  head: string;
  data: string;
  /** The page itself, where the address belongs to no remote: what the shell says then, and its head. */
  notFound?: { html: string; head: string };
}

/** Exports of a remote's server bundle. */
export interface SectionBundle {
  renderSection: (request: PageRequest, tools: ServerTools) => Promise<RenderedSection>;
  /** The source modules that each route loads lazily, by the route's pattern. */
  describeRoutes: () => Promise<Record<string, string[]>>;
}

/** Exports of the shell's server bundle. */
export interface FrameBundle {
  renderFrame: (
    request: PageRequest & { manifest: BootManifest },
    tools: ServerTools,
  ) => Promise<RenderedFrame>;
}
