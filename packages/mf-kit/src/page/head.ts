import type { Thing } from 'schema-dts';
import type { Language } from '../i18n/languages';

/** What a page says about itself to browsers, search engines and sites that show a link to it. */
export interface PageHead {
  /** Without the company's name, which is added to it. */
  title: string;
  /** One or two sentences; search engines show 160 characters. */
  description?: string;
  /** The picture shown with a link to the page; the company's own where there is none. */
  image?: PageImage;
  /** `article` for what has an author's date, as a newsletter; else `website`. */
  type?: 'website' | 'article';
  /** When an article came out and when it was changed, in ISO 8601. */
  published?: string;
  modified?: string;
  /** The way to the page from the home page, which is left out, to the page itself. */
  breadcrumbs?: Breadcrumb[];
  /** A feed of what the page shows. */
  feed?: PageFeed;
  /** Objects of schema.org; called on the server alone. */
  structuredData?: (site: HeadSite) => StructuredData[];
  /** Keeps the page out of search engines: a record that is not there, a page to sign in at. */
  noindex?: boolean;
  /** The one path of the page, without language and query, where it can be had at several. */
  canonical?: string;
}

/** An object of schema.org, without its context. */
export type StructuredData = Exclude<Thing, string>;

/** A picture of a page. */
export interface PageImage {
  /** A path of the site or a whole address. */
  url: string;
  /** What is to be seen. */
  alt: string;
  /** In pixels. */
  width?: number;
  height?: number;
}

/** A feed. */
export interface PageFeed {
  title: string;
  /** A podcast's is in RSS; all others are in Atom. */
  format?: 'atom' | 'rss';
  /** Without the language, in which the site serves it too. */
  path: string;
}

/** A step of the way to a page. */
export interface Breadcrumb {
  name: string;
  /** Without the language. */
  path: string;
}

/** What structured data needs to know of the page and the site around it; all addresses are whole. */
export interface HeadSite {
  language: Language;
  /** Of the page at hand. */
  canonical: string;
  /** Of a path of the site, in the page's language. */
  page: (path: string) => string;
  /** Of a file, as a picture: the same in every language. */
  file: (url: string) => string;
}

/** The page that a head is written for. */
export interface HeadPage {
  /** Scheme, host and port, without a slash at the end. */
  origin: string;
  /** The path as asked for, without the language. */
  pathname: string;
  /** The path under which search engines know the page, where it is declared; a head's own takes its place. */
  canonical?: string;
  /** The language that the page is written in, whatever its address says. */
  language: Language;
}

/** An element of the document's head. */
export interface HeadTag {
  name: 'title' | 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

/** Marks the elements that belong to a page, and go when it does. */
export const HEAD_MARK = 'data-head';

/** The company's name, in every title. */
export const COMPANY = 'Phantom Partners';
