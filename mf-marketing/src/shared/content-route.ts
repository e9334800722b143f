import { data, type PageHead } from '@phantom/mf-kit';
import type { ContentPage } from './content-page';
import { plainText } from './plain-text';

export function slugOf(url: string): string | undefined {
  return new URL(url).pathname.split('/').findLast(Boolean);
}

/** @throws a 404 response when the section has no such page */
export function findPage<Page extends { slug: string }>(
  pages: Page[],
  slug: string | undefined,
): Page {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}

type Breadcrumbs = NonNullable<PageHead['breadcrumbs']>;

/**
 * The part of the head that all content pages share. The description is the text of the page.
 * @param parents the breadcrumbs between the home page and this page
 */
export function contentHead(
  { slug, title, html, image, lang }: ContentPage,
  parents: Breadcrumbs = [],
): PageHead {
  return {
    title,
    description: plainText(html),
    image: image ? { url: image, alt: title } : undefined,
    breadcrumbs: [...parents, { name: title, path: `/${slug}`, lang }],
  };
}
