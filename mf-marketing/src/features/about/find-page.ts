import { data } from '@phantom/mf-kit';
import type { AboutPage } from './api/get-about-pages';

/** The first page of the section, which also has the address `/about`. */
export const OVERVIEW = 'overview';

/**
 * The page that a URL means: the name in its path, where `/about` is another name of the overview.
 * @throws a 404 response when the company has no such page
 */
export function findPage(pages: AboutPage[], url: string): AboutPage {
  const segment = new URL(url).pathname.split('/').findLast(Boolean);
  const slug = segment === 'about' ? OVERVIEW : segment;
  const page = pages.find((candidate) => candidate.slug === slug);
  if (!page) throw data(null, { status: 404 });
  return page;
}
