import { LANGUAGE_CODES, localizedPath } from '@phantom/registry/language-path';
import type { Language } from '../i18n/languages';
import { COMPANY, type HeadPage, type HeadTag, type PageHead, type PageImage } from './head';
import { liveTags, meta } from './head-live-tags';
import { structuredDataTags } from './head-structured-data';

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

/**
 * Everything that a page's head holds, as the server writes it. A browser keeps only `liveTags` in step: what is
 * left are answers to search engines and to sites that show a link, and those ask the server for every page.
 */
export function headTags(head: PageHead, page: HeadPage): HeadTag[] {
  return [
    ...liveTags(head, page),
    ...(head.noindex ? [] : alternates(head, page)),
    ...feedLink(head, page),
    ...card(head, page),
    ...(head.noindex ? [] : structuredDataTags(head, page)),
  ];
}

/** The same page in every language; who wants none of them gets the plain path. */
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

/** How a link to the page looks elsewhere: OpenGraph, and what Twitter reads beside it. */
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
