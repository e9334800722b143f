import { findPage, slugOf } from '../content/find-page';
import { settle } from '../settle';
import { getMediaPages } from './get-media-pages';

/**
 * A page of the media section among its siblings, and the list that it shows; the page stands without the list.
 * @throws a 404 response when the section has no page of this address
 */
export async function loadMediaPage<Item>(request: Request, items: Promise<Item[]>) {
  const [pages, list] = await Promise.all([getMediaPages(request.signal), settle(items)]);
  return { pages, page: findPage(pages, slugOf(request.url)), list };
}

/** What such a page has loaded. */
export type MediaPageData<Item> = Awaited<ReturnType<typeof loadMediaPage<Item>>>;
