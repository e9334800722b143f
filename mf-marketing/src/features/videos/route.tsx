import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { loadMediaPage } from '../../shared/media-section/media-page';
import { getVideos } from './api/get-videos';
import { videosHead } from './videos-head';

export { VideosPage as Component } from './components/videos-page';

/** The page and the videos. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getVideos(request.signal));
}

export const handle: HandleOf<typeof loader> = { head: videosHead };
