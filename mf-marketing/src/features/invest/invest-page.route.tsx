import { useLoaderData, type HandleOf, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getInvestSection } from '../../shared/api/invest-section';
import { contentHead, findPage, slugOf } from '../../shared/content-route';
import { investBreadcrumb } from '../../shared/section/invest-layout';
import { InvestPage } from './invest-page';

export async function loader({ request }: LoaderFunctionArgs) {
  const { intro, pages, investNowUrl } = await getInvestSection(request.signal);
  return { intro, pages, investNowUrl, page: findPage(pages, slugOf(request.url)) };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ intro, page }, t) => contentHead(page, [investBreadcrumb(intro?.title, t)]),
};

export { TextPage as Component };

/** Strategy and criteria: pages that have only a text. */
function TextPage() {
  return <InvestPage {...useLoaderData<typeof loader>()} />;
}
