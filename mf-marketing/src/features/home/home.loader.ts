import type { LoaderFunctionArgs } from '@phantom/mf-kit';
import { settle } from '../../shared/settle';
import { getBusinessInfo } from './api/get-business-info';
import { getHomeContent } from './api/get-home-content';
import { getProjects } from './api/get-projects';

/** How long the home page waits for the projects, which another service keeps. */
const PROJECTS_DEADLINE_MS = 2000;

/** Everything the home page shows; each part may fail alone. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const [content, business, projects] = await Promise.all([
    settle(getHomeContent(signal)),
    settle(getBusinessInfo(signal)),
    getProjects(AbortSignal.timeout(PROJECTS_DEADLINE_MS)).catch(() => []),
  ]);
  return { content, business, projects };
}

export type HomeData = Awaited<ReturnType<typeof loader>>;
