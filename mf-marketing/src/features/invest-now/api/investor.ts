import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';

/** The amounts in dollars, as the investor call expects them. */
export const AMOUNTS = [
  '$25,000 - $50,000',
  '$50,000 - $100,000',
  '$100,000 - $250,000',
  '$250,000 - $500,000',
  '$500,000 - $1,000,000',
  '$1,000,000+',
] as const;

export type Amount = (typeof AMOUNTS)[number];

export interface InvestorEntries {
  name: string;
  email: string;
  phone: string;
  /** ISO 3166-1 alpha-2, or empty. */
  country: string;
  is_accredited: 'Yes' | 'No' | '';
  investment_amount: Amount | '';
  referred_by: string;
  message: string;
}

/** Sends an enquiry of an investor. The service stores enquiries with the same key once. */
export const sendInvestor = (entries: InvestorEntries, { key, signal, marks }: Attempt) => {
  const { is_accredited, investment_amount, ...texts } = entries;
  return unwrap(
    api.POST('/api/auth/investor', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        ...texts,
        is_accredited: is_accredited || undefined,
        investment_amount: investment_amount || undefined,
        ...marks,
        options: {},
      },
      signal,
    }),
  );
};

/** The referrers that every company has. Used when the list does not load. */
export const DEFAULT_REFERRERS = [
  'Current Investor',
  'Website/Google Search',
  'Conference',
  'Facebook',
  'Linkedin',
  'Instagram',
  'Twitter',
  'Employee',
  'Ad - LinkedIn',
  'Ad - Google',
  'Ad - Facebook',
  'Prospective Investor',
];

/** Fetches the possible values of `referred_by`. */
export async function getReferrers(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/referredByList', { signal }));
  return list;
}
