import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { findPage, slugOf } from '../../shared/content/find-page';
import { getInvestSection } from '../../shared/invest-section/get-invest-section';

/** The page at the visited path among its siblings, and the page that the section begins with. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { intro, pages, investNowUrl } = await getInvestSection(request.signal);
  return { intro, pages, investNowUrl, page: findPage(pages, slugOf(request.url)) };
}

export type InvestPageData = Awaited<ReturnType<typeof loader>>;
