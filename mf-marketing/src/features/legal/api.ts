import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage, type ContentPage } from '../../shared/content-page';

interface LegalPage extends ContentPage {
  /** Whether the legal counsel has not approved the text yet. */
  draft: boolean;
}

export async function getLegalPages(signal: AbortSignal): Promise<LegalPage[]> {
  const { list } = await unwrap(api.GET('/api/auth/legalget', { signal }));
  return list.map(({ draft, ...page }) => ({ ...toContentPage(page), draft }));
}
