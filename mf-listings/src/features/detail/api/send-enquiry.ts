import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';

/** What the form under a listing asks for. */
export interface Enquiry {
  first_name: string;
  last_name: string;
  email: string;
  phone: string;
  /** Wants to see the home. */
  schedule: boolean;
  /** Wants to know more of it. */
  requests: boolean;
  message: string;
}

/**
 * Sends an enquiry about a listing; on the wire a ticked box is "1", an empty one "0". The same key is taken as the
 * same enquiry.
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
