import type { Api } from './api.js';

/** A text that is written by one call, and read by another. */
export interface RoundTrip {
  what: string;
  /** @returns the texts as they come back, each of which is to be the one that went in; undefined where it was not taken */
  make: (text: string, unique: string) => Promise<string[] | undefined>;
}

const PHONE = '+1 212 555 0123';

/** Of every kind of text that people write, who writes it and who reads it. */
export function roundTrips(api: Api): RoundTrip[] {
  return [
    {
      what: 'an enquiry',
      make: async (text, unique) => {
        const email = `stored-${unique}@example.com`;
        const form = { name: text, subject: text, message: text, email, phone: PHONE };
        const { status } = await api('nobody', 'POST /api/auth/contact-us', form);
        if (status !== 200) return undefined;
        const found = await api('employee', `GET /api/auth/enquiries?search=${email}`);
        const { id } = found.body.list[0];
        const { body } = await api('employee', `GET /api/auth/enquiries/contact/${id}`);
        const { name, subject, message } = body.list[0];
        return [name, subject, message];
      },
    },
    {
      what: 'an enquiry about a home',
      make: async (text, unique) => {
        const email = `stored-${unique}@example.com`;
        const form = { first_name: text, last_name: text, message: text, email, requests: '1' };
        const { status } = await api('nobody', 'POST /api/auth/contact-us', form);
        if (status !== 200) return undefined;
        const { body } = await api('employee', `GET /api/auth/listings-enquiries?search=${email}`);
        const { name, message } = body.list[0];
        // Both names in one, with a blank between them.
        return [name.slice(0, text.length), name.slice(text.length + 1), message];
      },
    },
    {
      what: 'a property',
      make: async (text, unique) => {
        const form = {
          address: `${unique} ${text}`,
          servicing_bank: text,
          type_of_property: 'Condo',
        };
        const made = await api('employee', 'POST /api/auth/current-properties', form);
        if (made.status !== 200) return undefined;
        const { id } = made.body.list[0];
        const { body } = await api('employee', `GET /api/auth/current-propertieslist/${id}`);
        const { address, servicing_bank } = body.list[0];
        return [address.slice(unique.length + 1), servicing_bank];
      },
    },
    {
      what: 'a person',
      make: async (text, unique) => {
        const email = `stored-${unique}@example.com`;
        const made = await api('admin', 'POST /api/auth/people', {
          name: text,
          email,
          type: 'Investor',
        });
        if (made.status !== 200) return undefined;
        const { body } = await api('admin', `GET /api/auth/people?search=${email}&size=10`);
        return [body.list[0].name];
      },
    },
    {
      what: 'a name of one’s own',
      make: async (text) => {
        const { status } = await api('employee', 'PATCH /api/auth/profile', { name: text });
        if (status !== 200) return undefined;
        const { body } = await api('employee', 'GET /api/auth/profile');
        return [body.list[0].name];
      },
    },
  ];
}
