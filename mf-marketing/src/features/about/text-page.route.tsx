import { useLoaderData, type HandleOf, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { AboutLayout, aboutHead, findAboutPage } from './about-layout';
import { getAboutPages } from './api';

export async function loader({ request }: LoaderFunctionArgs) {
  const pages = await getAboutPages(request.signal);
  return { pages, page: findAboutPage(pages, request.url) };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ page }, t) => aboutHead(page, t),
};

export { TextPage as Component };

/** Overview, history and values: pages that have only a text. */
function TextPage() {
  return <AboutLayout {...useLoaderData<typeof loader>()} />;
}
