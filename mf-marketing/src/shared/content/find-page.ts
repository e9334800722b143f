import { data } from '@phantom/mf-kit';

/** The name that a page has in its address: the path's last segment. */
export function slugOf(url: string): string | undefined {
  return new URL(url).pathname.split('/').findLast(Boolean);
}

/**
 * The page of a section by the name in its address.
 * @throws a 404 response when the section has no such page
 */
export function findPage<Page extends { slug: string }>(
  pages: Page[],
  slug: string | undefined,
): Page {
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}
