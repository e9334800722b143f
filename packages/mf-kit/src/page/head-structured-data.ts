import { localizedPath } from '@phantom/registry/language-path';
import type { BreadcrumbList } from 'schema-dts';
import {
  COMPANY,
  type Breadcrumb,
  type HeadPage,
  type HeadTag,
  type PageHead,
  type HeadSite,
  type StructuredData,
} from './head';
import { canonicalUrl } from './head-live-tags';

/** The way to the page, and what its route says in the words of schema.org, as JSON-LD. */
export function structuredDataTags(head: PageHead, page: HeadPage): HeadTag[] {
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
