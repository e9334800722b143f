import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { settle } from '../../shared/settle';
import { aboutPage } from './about-page';
import { getAboutPages } from './api/get-about-pages';
import { getTeam } from './api/get-team';

/** The page's own text, and the people; the text stands without them. */
export async function loader({ request }: LoaderFunctionArgs) {
  const [pages, team] = await Promise.all([
    getAboutPages(request.signal),
    settle(getTeam(request.signal)),
  ]);
  return { pages, page: aboutPage(pages, request.url), team };
}

export type TeamPageData = Awaited<ReturnType<typeof loader>>;
