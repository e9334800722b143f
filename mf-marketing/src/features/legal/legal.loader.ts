import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { findPage, slugOf } from '../../shared/content/find-page';
import { getSite } from '../../shared/site/get-site';
import { settle } from '../../shared/settle';
import { getLegalPages } from './api/get-legal-pages';

/** The page at the visited path, and how to reach the company. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { signal, url } = request;
  const [pages, site] = await Promise.all([getLegalPages(signal), settle(getSite(signal))]);
  return { page: findPage(pages, slugOf(url)), site };
}
