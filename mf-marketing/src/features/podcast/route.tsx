import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { loadMediaPage } from '../../shared/media-section/media-page';
import { getEpisodes } from './api/get-episodes';
import { podcastHead } from './podcast-head';

export { PodcastPage as Component } from './components/podcast-page';

/** The page and the episodes. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getEpisodes(request.signal));
}

export const handle: HandleOf<typeof loader> = { head: podcastHead };
