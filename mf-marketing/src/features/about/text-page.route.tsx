import { useLoaderData, type HandleOf, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { LoadError } from '../../shared/load-error';
import { settle } from '../../shared/settle';
import { AboutLayout, aboutHead, findAboutPage } from './about-layout';
import { getAboutPages, getTimeline } from './api';
import { Timeline } from './timeline';

const HISTORY = 'history';

/** The text also shows when the timeline fails. */
export async function loader({ request }: LoaderFunctionArgs) {
  const isHistory = new URL(request.url).pathname.endsWith(`/${HISTORY}`);
  const [pages, timeline] = await Promise.all([
    getAboutPages(request.signal),
    settle(isHistory ? getTimeline(request.signal) : Promise.resolve([])),
  ]);
  return { pages, page: findAboutPage(pages, request.url), timeline };
}

export const handle: HandleOf<typeof loader> = {
  head: ({ page }, t) => aboutHead(page, t),
};

export { TextPage as Component };

/** Overview, history and values: pages that have only a text, and the history its timeline. */
function TextPage() {
  const { pages, page, timeline } = useLoaderData<typeof loader>();
  if (page.slug !== HISTORY) return <AboutLayout pages={pages} page={page} />;
  if (timeline.failure) {
    return (
      <AboutLayout pages={pages} page={page}>
        <LoadError failure={timeline.failure} />
      </AboutLayout>
    );
  }
  if (timeline.data.length === 0) return <AboutLayout pages={pages} page={page} />;
  return (
    <AboutLayout pages={pages} page={page}>
      <Timeline events={timeline.data} />
    </AboutLayout>
  );
}
