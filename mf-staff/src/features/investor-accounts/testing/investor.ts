import { mockApi } from '@phantom/mf-kit/testing';
import type { Holding, InvestorDocument } from '../api/investors';

const ACCOUNT = { id: 3, name: 'Iris Valente', email: 'investor@example.com', image: null };
export const TOTALS = { committed: '200000.00', contributed: '175000.00', distributed: '0.00' };

/** Responds with an investor; returns the calls of the account and the history. */
export function mockInvestor(kept: { holdings?: Holding[]; documents?: InvestorDocument[] } = {}) {
  const { holdings = [], documents = [] } = kept;
  const investor = '/api/auth/investors/{account_id}';
  mockApi('get', `${investor}/holdings`, { list: holdings, totals: TOTALS });
  mockApi('get', `${investor}/distributions`, { list: [], years: [] });
  mockApi('get', `${investor}/documents`, { list: documents, years: [] });
  mockApi('get', '/api/auth/portfoliodetails', { list: {} } as never);
  return {
    accounts: mockApi('get', '/api/auth/accounts', { list: [ACCOUNT] }),
    history: mockApi('get', `${investor}/history`, { list: [], next: null }),
  };
}
