import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage } from '../content-page';

/** Fetches the pages of the media section, in the order of the menu. */
export async function getMediaPages(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/mediaget', { signal }));
  return list.map(toContentPage);
}
