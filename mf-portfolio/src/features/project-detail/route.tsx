import type { RouteHandle } from '@phantom/mf-kit';
import type { ProjectData } from './loader';
import { projectHead } from './project-head';

export { ProjectError as ErrorBoundary } from './components/project-error';
export { ProjectPage as Component } from './components/project-page';
export { loader } from './loader';

export const handle: RouteHandle<ProjectData | null> = { head: projectHead };
