import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { getNewsletters } from './api/get-newsletters';
import { newslettersHead } from './newsletters-head';

export { NewslettersError as ErrorBoundary } from './components/newsletters-error';
export { NewslettersPage as Component } from './components/newsletters-page';

/** All newsletters. */
export function loader({ request }: LoaderFunctionArgs) {
  return getNewsletters(request.signal);
}

export const handle: HandleOf<typeof loader> = { head: newslettersHead };
