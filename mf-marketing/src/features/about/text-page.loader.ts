import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { aboutPage } from './about-page';
import { getAboutPages } from './api/get-about-pages';

/** The page at the visited path, among its siblings. */
export async function loader({ request }: LoaderFunctionArgs) {
  const pages = await getAboutPages(request.signal);
  return { pages, page: aboutPage(pages, request.url) };
}

export type TextPageData = Awaited<ReturnType<typeof loader>>;
