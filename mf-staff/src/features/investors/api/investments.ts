import { api, pageLanguage, unwrap } from '@phantom/mf-kit';

/** What the investor who is signed in holds. */
export const ownHoldings = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-holdings', { signal }));

export type OwnHoldings = Awaited<ReturnType<typeof ownHoldings>>;
export type Holding = OwnHoldings['list'][number];

/** What was paid to the investor who is signed in. */
export const ownDistributions = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-distributions', { signal }));

export type OwnDistributions = Awaited<ReturnType<typeof ownDistributions>>;
export type Distribution = OwnDistributions['list'][number];

/** The papers of the investor who is signed in, of all years. */
export const ownDocuments = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-documents', { signal }));

export type OwnDocuments = Awaited<ReturnType<typeof ownDocuments>>;
export type InvestorDocument = OwnDocuments['list'][number];

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

const SHOWN = 3;

export const latestNewsletters = async (signal?: AbortSignal) => {
  const query = { lang: pageLanguage() };
  const { list } = await unwrap(api.GET('/api/auth/newsletterList', { params: { query }, signal }));
  return [...list]
    .sort((one, other) => other.created_at.localeCompare(one.created_at))
    .slice(0, SHOWN)
    .map(({ id, title, created_at }) => ({ id, title, created_at }));
};

export type Newsletters = Awaited<ReturnType<typeof latestNewsletters>>;
