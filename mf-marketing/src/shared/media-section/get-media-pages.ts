import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage } from '../content/content-page';

/** The pages of the media section, in the order of their menu. */
export async function getMediaPages(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/mediaget', { signal }));
  return list.map(toContentPage);
}
