import { api, unwrap } from '@phantom/mf-kit';

/** All that is kept of an investor; null where no active account of one has the id. */
export async function getInvestor(id: number, signal: AbortSignal) {
  const query = { id, type: 'Investor' } as const;
  const { list } = await unwrap(api.GET('/api/auth/accounts', { params: { query }, signal }));
  const [account] = list;
  if (!account) return null;
  const options = { params: { path: { account_id: id } }, signal };
  const [holdings, distributions, documents, history, projects] = await Promise.all([
    unwrap(api.GET('/api/auth/investors/{account_id}/holdings', options)),
    unwrap(api.GET('/api/auth/investors/{account_id}/distributions', options)),
    unwrap(api.GET('/api/auth/investors/{account_id}/documents', options)),
    unwrap(api.GET('/api/auth/investors/{account_id}/history', options)),
    unwrap(api.GET('/api/auth/portfoliodetails', { signal })),
  ]);
  return {
    account,
    holdings: holdings.list,
    totals: holdings.totals,
    distributions: distributions.list,
    documents: documents.list,
    history: history.list,
    projects: Object.values(projects.list).flat(),
  };
}

export type Investor = NonNullable<Awaited<ReturnType<typeof getInvestor>>>;
export type Holding = Investor['holdings'][number];
export type Distribution = Investor['distributions'][number];
export type InvestorDocument = Investor['documents'][number];
export type Change = Investor['history'][number];
