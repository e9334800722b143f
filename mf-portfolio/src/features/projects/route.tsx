import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { getProjects } from './api/get-projects';

export { ProjectsError as ErrorBoundary } from './components/projects-error';
export { ProjectsPage as Component } from './components/projects-page';

/** All projects, for both tabs. */
export function loader({ request }: LoaderFunctionArgs) {
  return getProjects(request.signal);
}

export const handle: HandleOf<typeof loader> = {
  head: (_projects, t) => ({ title: t('projects.title'), description: t('projects.lead') }),
};
