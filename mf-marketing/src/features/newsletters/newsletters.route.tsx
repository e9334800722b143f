import type { HandleOf } from '@phantom/mf-kit';
import { newslettersHead } from './newsletters-head';
import type { loader } from './newsletters.loader';

export { NewslettersError as ErrorBoundary } from './components/newsletters-error';
export { NewslettersPage as Component } from './components/newsletters-page';
export { loader } from './newsletters.loader';

export const handle: HandleOf<typeof loader> = { head: newslettersHead };
