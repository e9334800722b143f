import { api, unwrap } from '@phantom/mf-kit';

const NOTHING = {
  ...{ holdings: 0, committed: '0.00', contributed: '0.00', distributed: '0.00' },
  ...{ documents: 0, unread: 0 },
};

/** Investors whose name or address has the words in it, with their totals. */
export async function listInvestors(search: string | undefined, signal: AbortSignal) {
  const query = { type: 'Investor' as const, search };
  const [accounts, totals] = await Promise.all([
    unwrap(api.GET('/api/auth/accounts', { params: { query }, signal })),
    unwrap(api.GET('/api/auth/investor-totals', { signal })),
  ]);
  const totalsOf = new Map(totals.list.map((each) => [each.account_id, each]));
  return accounts.list.map(({ id, name, email }) => ({
    ...(totalsOf.get(id) ?? NOTHING),
    ...{ id, name, email },
  }));
}

export type InvestorRow = Awaited<ReturnType<typeof listInvestors>>[number];
