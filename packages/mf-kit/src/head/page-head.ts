import type { Thing } from 'schema-dts';
import type { Language } from '../i18n/languages';

/** What a page tells browsers, search engines and link previews about itself. */
export interface PageHead {
  /** Without the company's name, which is appended. */
  title: string;
  description?: string;
  /** The picture of the link preview; the company's by default. */
  image?: PageImage;
  /** `article` for a text with an author's date, like a newsletter. */
  type?: 'website' | 'article';
  /** ISO 8601. */
  published?: string;
  modified?: string;
  /** The path from the home page, which is left out, to the page. */
  breadcrumbs?: Breadcrumb[];
  feed?: PageFeed;
  /** schema.org objects; called on the server alone. */
  structuredData?: (site: HeadSite) => StructuredData[];
  /** Keeps the page out of search engines: a missing record, a sign-in page. */
  noindex?: boolean;
  /** The page's main path, without language, when it has several. With a query only for a page of a list. */
  canonical?: string;
}

/** A schema.org object, without its context. */
export type StructuredData = Exclude<Thing, string>;

export interface PageImage {
  /** A path of the site or an absolute URL. */
  url: string;
  alt: string;
  /** In pixels. */
  width?: number;
  height?: number;
}

export interface PageFeed {
  title: string;
  /** `rss` for podcasts; Atom by default. */
  format?: 'atom' | 'rss';
  /** Without language. */
  path: string;
}

export interface Breadcrumb {
  name: string;
  /** Without language. */
  path: string;
  /** The language of the name, if it is not the language of the page. */
  lang?: Language;
}

/** What structured data needs to know about the page and the site; all URLs are absolute. */
export interface HeadSite {
  language: Language;
  /** The URL of the page. */
  canonical: string;
  /** The URL of a path of the site, in the page's language. */
  page: (path: string) => string;
  /** The URL of a file, which is the same in every language. */
  file: (url: string) => string;
}

export interface HeadPage {
  /** Scheme, host and port, without a trailing slash. */
  origin: string;
  /** The requested path, without language. */
  pathname: string;
  /** The canonical path by remote.json; the head's own takes precedence. */
  canonical?: string;
  /** The language of the page, whatever its address says. */
  language: Language;
}

/** An element of the document's head. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Marks the elements of a page, which are removed with it. */
export const HEAD_MARK = 'data-head';

export const COMPANY = 'Phantom Partners';
