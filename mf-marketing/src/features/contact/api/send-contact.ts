import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';
import type { NUMBER_KINDS, TOPICS } from '../choices';

/** What the contact form asks for. */
export interface ContactEntries {
  name: string;
  email: string;
  phone: string;
  /** What kind of number it is. */
  options: (typeof NUMBER_KINDS)[number];
  /** What it is about. */
  select: (typeof TOPICS)[number];
  subject: string;
  message: string;
}

/** Sends a message to the company; the same key is taken as the same message. */
export const sendContact = (entries: ContactEntries, { key, signal, marks }: Attempt) =>
  unwrap(
    api.POST('/api/auth/contact-us', {
      params: { header: { 'Idempotency-Key': key } },
      body: { ...entries, ...marks },
      signal,
    }),
  );
