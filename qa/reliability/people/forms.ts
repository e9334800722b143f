import { randomInt, randomUUID } from 'node:crypto';
import type { ServiceName } from '../../../tools/stack/services.js';

/** A form of the site, as its visitors send it. */
export interface Form {
  title: string;
  path: string;
  service: ServiceName;
  /** The table that stores it. */
  table: string;
  /** @param text identifies the stored form */
  entries: (text: string) => object;
}

const PERSON = { email: 'reliability@example.com', phone: '+12125550123' };

export const CONTACT: Form = {
  title: 'contact form',
  path: '/api/auth/contact-us',
  service: 'content',
  table: 'contact_enquiry',
  entries: (message) => ({
    ...PERSON,
    name: 'Ada Byron',
    options: 'mobile',
    select: 'General Inquiries',
    subject: 'A question',
    message,
    page: '/contact',
  }),
};

export const INVESTOR_ENQUIRY: Form = {
  title: 'investor form',
  path: '/api/auth/investor',
  service: 'content',
  table: 'investor_enquiry',
  entries: (message) => ({
    ...PERSON,
    name: 'Ada Byron',
    country: 'US',
    is_accredited: 'Yes',
    investment_amount: '$25,000 - $50,000',
    referred_by: 'Conference',
    options: {},
    message,
    page: '/invest-now',
  }),
};

export const LISTING_ENQUIRY: Form = {
  title: 'listing form',
  path: '/api/auth/contact-us',
  service: 'listings',
  table: 'listing_enquiry',
  entries: (message) => ({
    ...PERSON,
    first_name: 'Ada',
    last_name: 'Byron',
    schedule: '1',
    requests: '0',
    listing_id: 1,
    message,
    page: '/listings-detail/1',
  }),
};

export const FORMS = [CONTACT, INVESTOR_ENQUIRY, LISTING_ENQUIRY];

/** The headers of a form: a new idempotency key, and a new client address each time, without earlier forms. */
export const formHeaders = (key: string = randomUUID()): Record<string, string> => ({
  'content-type': 'application/json',
  'idempotency-key': key,
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
});
