import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';
import type { AMOUNTS } from '../choices';

/** What the investor form asks for. */
export interface InvestorEntries {
  name: string;
  email: string;
  phone: string;
  /** ISO 3166-1 alpha-2, or nothing. */
  country: string;
  is_accredited: 'Yes' | 'No' | '';
  investment_amount: (typeof AMOUNTS)[number] | '';
  referred_by: string;
  message: string;
}

/** Sends an investor's enquiry; the same key is taken as the same enquiry. */
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
