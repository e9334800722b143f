import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage } from '../../../shared/content/content-page';

/** The pages about the company, in the order of their menu. */
export async function getAboutPages(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/aboutusget', { signal }));
  return list.map(toContentPage);
}
