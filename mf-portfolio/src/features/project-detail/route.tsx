import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { getProject } from './api/get-project';

export { ProjectError as ErrorBoundary } from './components/project-error';
export { ProjectPage as Component } from './components/project-page';

/** The project of the path. */
export function loader({ params, request }: LoaderFunctionArgs) {
  return getProject(Number(params.id), request.signal);
}

export const handle: HandleOf<typeof loader> = {
  head: ({ project }, t) => ({
    title: project.address1,
    description: t('detail.description', {
      address: `${project.address1}, ${project.address2}`,
      type: project.type,
      size: project.size,
    }),
  }),
};
