import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { getMediaPages } from '../../shared/media-section/get-media-pages';
import { settle } from '../../shared/settle';
import { getNewsletters } from './api/get-newsletters';
import { SLUG } from './paths';

/** All newsletters, and the page that they stand on among its siblings; they stand without it. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [newsletters, section] = await Promise.all([
    getNewsletters(signal),
    settle(getMediaPages(signal)),
  ]);
  const pages = section.failure ? [] : section.data;
  return { newsletters, pages, page: pages.find(({ slug }) => slug === SLUG) };
}

export type NewslettersData = Awaited<ReturnType<typeof loader>>;
