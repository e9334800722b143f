import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';

export interface Enquiry {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  schedule: boolean;
  requests: boolean;
  message: string;
}

/**
 * Sends an enquiry about a listing. The contract sends a checkbox as "1" or "0". The service treats the same key
 * as the same enquiry.
 */
export const sendEnquiry = (
  { schedule, requests, ...texts }: Enquiry,
  listingId: number,
  { key, signal, marks }: Attempt,
) =>
  unwrap(
    api.POST('/api/auth/contact-us', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        ...texts,
        schedule: schedule ? '1' : '0',
        requests: requests ? '1' : '0',
        listing_id: listingId,
        ...marks,
      },
      signal,
    }),
  );
