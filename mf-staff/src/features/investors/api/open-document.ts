import { api, unwrap } from '@phantom/mf-kit';
import type { InvestorDocument } from './own-documents';

/** Notes that the document is opened, and answers it with its link. */
export const openDocument = async (id: number) => {
  const { list } = await unwrap(
    api.POST('/api/auth/investor-documents/{id}/receipt', { params: { path: { id } } }),
  );
  const [document] = list as [InvestorDocument];
  // Only in the list there is no link: it is what the receipt is for.
  return { ...document, url: document.url ?? '' };
};

export type OpenedDocument = Awaited<ReturnType<typeof openDocument>>;
