import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { contentHead } from '../../shared/content/content-head';
import { loadMediaPage } from '../../shared/media-section/media-page';
import { getTestimonials } from './api/get-testimonials';

export { TestimonialsPage as Component } from './components/testimonials-page';

/** The page and the testimonials. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getTestimonials(request.signal));
}

// No structured data: search engines take reviews that a company gathers about itself for what they are.
export const handle: HandleOf<typeof loader> = { head: ({ page }) => contentHead(page) };
