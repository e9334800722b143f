import { api, pageLanguage, unwrap } from '@phantom/mf-kit';

export const listHoldings = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-holdings', { signal }));

export type Holdings = Awaited<ReturnType<typeof listHoldings>>;
export type Holding = Holdings['list'][number];

export const listDistributions = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-distributions', { signal }));

export type Distributions = Awaited<ReturnType<typeof listDistributions>>;
export type Distribution = Distributions['list'][number];

export const listDocuments = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-documents', { signal }));

export type InvestorDocuments = Awaited<ReturnType<typeof listDocuments>>;
export type InvestorDocument = InvestorDocuments['list'][number];

export const openDocument = async (id: number) => {
  const { list } = await unwrap(
    api.POST('/api/auth/investor-documents/{id}/receipt', { params: { path: { id } } }),
  );
  const [document] = list as [InvestorDocument];
  // Only the list has no link: opening a document must create a receipt.
  return { ...document, url: document.url ?? '' };
};

export type OpenedDocument = Awaited<ReturnType<typeof openDocument>>;

const SHOWN = 3;

export const listLatestNewsletters = async (signal?: AbortSignal) => {
  const query = { lang: pageLanguage() };
  const { list } = await unwrap(api.GET('/api/auth/newsletterList', { params: { query }, signal }));
  return [...list]
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .slice(0, SHOWN)
    .map(({ id, title, created_at }) => ({ id, title, created_at }));
};

export type Newsletters = Awaited<ReturnType<typeof listLatestNewsletters>>;
