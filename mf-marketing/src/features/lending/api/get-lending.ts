import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage, type ContentPage } from '../../../shared/content/content-page';

/** The page about lending; undefined until there is one. */
export async function getLending(signal: AbortSignal): Promise<ContentPage | undefined> {
  const { list } = await unwrap(api.GET('/api/auth/lendingget', { signal }));
  return list.map(toContentPage)[0];
}
