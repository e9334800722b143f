import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { loadMediaPage } from '../../shared/media-section/media-page';
import { getSocialPosts } from './api/get-social-posts';
import { socialHead } from './social-head';

export { SocialPage as Component } from './components/social-page';

/** The page and the posts. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getSocialPosts(request.signal));
}

export const handle: HandleOf<typeof loader> = { head: socialHead };
