import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { getAboutPages } from './api/get-about-pages';
import { findPage } from './find-page';

/** The page at the visited path, among its siblings. */
export async function loader({ request }: LoaderFunctionArgs) {
  const pages = await getAboutPages(request.signal);
  return { pages, page: findPage(pages, request.url) };
}

export type TextPageData = Awaited<ReturnType<typeof loader>>;
