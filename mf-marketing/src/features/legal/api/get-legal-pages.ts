import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage, type ContentPage } from '../../../shared/content/content-page';

/** A page that the law asks for. */
export interface LegalPage extends ContentPage {
  /** Counsel has not approved it yet. */
  draft: boolean;
}

/** Privacy, terms of use, fair housing and accessibility. */
export async function getLegalPages(signal: AbortSignal): Promise<LegalPage[]> {
  const { list } = await unwrap(api.GET('/api/auth/legalget', { signal }));
  return list.map(({ draft, ...page }) => ({ ...toContentPage(page), draft }));
}
