import { LANGUAGE_CODES, localizedPath } from '@phantom/registry/language-path';
import type { BreadcrumbList } from 'schema-dts';
import { safeJson } from '@phantom/registry/script-json';
import type { Language } from '../i18n/languages';
import {
  COMPANY,
  type HeadPage,
  type HeadTag,
  type PageHead,
  type PageImage,
  type Breadcrumb,
  type HeadSite,
  type StructuredData,
  HEAD_MARK,
} from './page-head';
import { liveTags, meta, canonicalUrl } from './live-tags';

const LOCALES: Record<Language, string> = {
  en: 'en_US',
  de: 'de_DE',
  it: 'it_IT',
  ru: 'ru_RU',
  es: 'es_ES',
};

const COMPANY_PICTURE: PageImage = {
  url: '/pictures/brand/open-graph.jpg',
  alt: COMPANY,
  width: 1200,
  height: 630,
};

/** All elements of a page's head, by the server for search engines and previews. A browser updates the `liveTags` alone. */
export function headTags(head: PageHead, page: HeadPage): HeadTag[] {
  return [
    ...liveTags(head, page),
    ...(head.noindex ? [] : alternates(head, page)),
    ...feedLink(head, page),
    ...card(head, page),
    ...(head.noindex ? [] : structuredDataTags(head, page)),
  ];
}

/** The page in every language, and its plain path for everybody else. */
function alternates({ canonical }: PageHead, page: HeadPage): HeadTag[] {
  const path = canonical ?? page.canonical ?? page.pathname;
  const link = (hreflang: string, target: string): HeadTag => ({
    name: 'link',
    attributes: { rel: 'alternate', hreflang, href: page.origin + target },
  });
  return [
    ...LANGUAGE_CODES.map((language) => link(language, localizedPath(path, language))),
    link('x-default', path),
  ];
}

function feedLink({ feed }: PageHead, page: HeadPage): HeadTag[] {
  if (!feed) return [];
  const { title, path, format = 'atom' } = feed;
  const href = page.origin + localizedPath(path, page.language);
  const attributes = { rel: 'alternate', type: `application/${format}+xml`, title, href };
  return [{ name: 'link', attributes }];
}

/** The link preview: OpenGraph, and the tags that Twitter reads. */
function card(head: PageHead, page: HeadPage): HeadTag[] {
  const { type = 'website', image = COMPANY_PICTURE } = head;
  const others = LANGUAGE_CODES.filter((language) => language !== page.language);
  return [
    ...meta('property', 'og:type', type),
    ...meta('property', 'og:site_name', COMPANY),
    ...meta('property', 'og:locale', LOCALES[page.language]),
    ...others.flatMap((language) => meta('property', 'og:locale:alternate', LOCALES[language])),
    ...meta('property', 'og:image', new URL(image.url, page.origin).href),
    ...meta('property', 'og:image:width', image.width?.toString()),
    ...meta('property', 'og:image:height', image.height?.toString()),
    ...meta('property', 'og:image:alt', image.alt),
    ...meta('name', 'twitter:card', 'summary_large_image'),
    ...meta('property', 'article:published_time', type === 'article' && head.published),
    ...meta('property', 'article:modified_time', type === 'article' && head.modified),
  ];
}

/** Breadcrumbs and the route's own schema.org objects, as JSON-LD. */
function structuredDataTags(head: PageHead, page: HeadPage): HeadTag[] {
  const { breadcrumbs = [], structuredData } = head;
  const site = siteOf(head, page);
  const trail = breadcrumbs.length > 0 ? [breadcrumbList(breadcrumbs, site)] : [];
  return [...trail, ...(structuredData?.(site) ?? [])].map(jsonLd);
}

function siteOf(head: PageHead, page: HeadPage): HeadSite {
  return {
    language: page.language,
    canonical: canonicalUrl(head, page),
    page: (path) => page.origin + localizedPath(path, page.language),
    file: (url) => new URL(url, page.origin).href,
  };
}

function breadcrumbList(breadcrumbs: Breadcrumb[], site: HeadSite): BreadcrumbList {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: [{ name: COMPANY, path: '/' }, ...breadcrumbs].map(
      ({ name, path }, index) => ({
        '@type': 'ListItem' as const,
        position: index + 1,
        name,
        item: site.page(path),
      }),
    ),
  };
}

function jsonLd(data: StructuredData): HeadTag {
  return {
    name: 'script',
    attributes: { type: 'application/ld+json' },
    text: JSON.stringify({ '@context': 'https://schema.org', ...data }),
  };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** The elements as HTML, marked so that the browser can replace them. */
export function renderHeadTags(tags: HeadTag[]): string {
  return tags.map(renderTag).join('\n');
}

function renderTag({ name, attributes, text }: HeadTag): string {
  const pairs = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeHtml(value)}"`);
  const start = `<${name}${pairs.join('')} ${HEAD_MARK}>`;
  if (text === undefined) return start;
  return `${start}${name === 'script' ? safeJson(text) : escapeHtml(text)}</${name}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? character);
}
