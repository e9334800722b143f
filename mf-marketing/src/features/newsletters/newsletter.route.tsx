import type { HandleOf } from '@phantom/mf-kit';
import { newsletterHead } from './newsletter-head';
import type { loader } from './newsletter.loader';

export { NewsletterError as ErrorBoundary } from './components/newsletter-error';
export { NewsletterPage as Component } from './components/newsletter-page';
export { loader } from './newsletter.loader';

export const handle: HandleOf<typeof loader> = { head: newsletterHead };
