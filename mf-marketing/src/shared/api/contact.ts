import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';

/** The values of the contact call, in the order of the form. */
export const NUMBER_KINDS = ['mobile', 'work', 'home'] as const;

export const TOPICS = [
  'General Inquiries',
  'Submit a Deal',
  'Investor Relations',
  'Careers',
  'Other',
] as const;

export interface ContactEntries {
  name: string;
  email: string;
  phone: string;
  /** The kind of the phone number. */
  options: (typeof NUMBER_KINDS)[number];
  /** The topic of the message. */
  select: (typeof TOPICS)[number];
  subject: string;
  message: string;
}

/** Sends a message to the company. The service stores messages with the same key once. */
export const sendContact = (entries: ContactEntries, { key, signal, marks }: Attempt) =>
  unwrap(
    api.POST('/api/auth/contact-us', {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...entries, ...marks },
      signal,
    }),
  );
