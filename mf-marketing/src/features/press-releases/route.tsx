import type { HandleOf, LoaderFunctionArgs } from '@phantom/mf-kit';
import { loadMediaPage } from '../../shared/media-section/media-page';
import { getPressReleases } from './api/get-press-releases';
import { pressHead } from './press-head';

export { PressPage as Component } from './components/press-page';

/** The page and the releases. */
export function loader({ request }: LoaderFunctionArgs) {
  return loadMediaPage(request, getPressReleases(request.signal));
}

export const handle: HandleOf<typeof loader> = { head: pressHead };
