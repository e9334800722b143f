import { api, ApiError, unwrap } from '@phantom/mf-kit';

const NO_TOTALS = {
  ...{ holdings: 0, committed: '0.00', contributed: '0.00', distributed: '0.00' },
  ...{ documents: 0, unread: 0 },
};

export async function listInvestors(search: string | undefined, signal: AbortSignal) {
  const query = { type: 'Investor' as const, search };
  const [accounts, totals] = await Promise.all([
    unwrap(api.GET('/api/auth/accounts', { params: { query }, signal })),
    unwrap(api.GET('/api/auth/investor-totals', { signal })),
  ]);
  const totalsOf = new Map(totals.list.map((each) => [each.account_id, each]));
  return accounts.list.map(({ id, name, email }) => ({
    ...(totalsOf.get(id) ?? NO_TOTALS),
    ...{ id, name, email },
  }));
}

export type InvestorRow = Awaited<ReturnType<typeof listInvestors>>[number];

/** Loads all data of an investor; null when there is no active investor with the id. */
export async function getInvestor(id: number, signal: AbortSignal) {
  const account = await getAccount(id, signal);
  if (!account) return null;
  const options = { params: { path: { account_id: id } }, signal };
  const [holdings, distributions, documents, history, projects] = await Promise.all([
    unwrap(api.GET('/api/auth/investors/{account_id}/holdings', options)),
    unwrap(api.GET('/api/auth/investors/{account_id}/distributions', options)),
    unwrap(api.GET('/api/auth/investors/{account_id}/documents', options)),
    getHistory(account.id, signal),
    unwrap(api.GET('/api/auth/portfoliodetails', { signal })),
  ]);
  return {
    account,
    holdings: holdings.list,
    totals: holdings.totals,
    distributions: distributions.list,
    documents: documents.list,
    history,
    projects: Object.values(projects.list).flat(),
  };
}

async function getAccount(id: number, signal: AbortSignal) {
  const query = { id, type: 'Investor' } as const;
  const { list } = await unwrap(api.GET('/api/auth/accounts', { params: { query }, signal })).catch(
    (error: unknown) => {
      // The service responds 400 to an id that cannot exist.
      if (error instanceof ApiError && error.status === 400) return { list: [] };
      throw error;
    },
  );
  return list.find((each) => each.id === id);
}

export type Investor = NonNullable<Awaited<ReturnType<typeof getInvestor>>>;
export type Holding = Investor['holdings'][number];
export type Distribution = Investor['distributions'][number];
export type InvestorDocument = Investor['documents'][number];

/** The change history of an investor, latest first. `before` is the `next` of the previous response. */
export const getHistory = (account_id: number, signal?: AbortSignal, before?: number) =>
  unwrap(
    api.GET('/api/auth/investors/{account_id}/history', {
      params: { path: { account_id }, query: { before } },
      signal,
    }),
  );

type InvestorHistory = Awaited<ReturnType<typeof getHistory>>;
export type Change = InvestorHistory['list'][number];
