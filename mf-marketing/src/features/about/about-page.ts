import type { ContentPage } from '../../shared/content/content-page';
import { findPage, slugOf } from '../../shared/content/find-page';

/** The first page of the section, which also has the address `/about`. */
export const OVERVIEW = 'overview';

/** The page about the company at an address, where `/about` is another name of the overview. */
export function aboutPage(pages: ContentPage[], url: string): ContentPage {
  const slug = slugOf(url);
  return findPage(pages, slug === 'about' ? OVERVIEW : slug);
}
