import type { Api } from '../api.js';
import type { RoundTrip } from '../round-trip.js';

const PHONE = '+1 212 555 0123';

/** Texts of visitors, read by the staff, and notes of the staff on them. */
export const enquiryTrips = (api: Api): RoundTrip[] => {
  const find = async (list: string, email: string) => {
    const { body } = await api('employee', `GET /api/auth/${list}?search=${email}`);
    return body.list[0];
  };
  const noteOn = async (enquiry: string, text: string): Promise<string> => {
    await api('employee', `POST /api/auth/${enquiry}/notes`, { text });
    const { body } = await api('employee', `GET /api/auth/${enquiry}`);
    return body.list[0].notes[0].text;
  };
  return [
    {
      what: 'an enquiry, and a note on it',
      make: async (text, unique) => {
        const email = `stored-${unique}@example.com`;
        const form = { name: text, subject: text, message: text, email, phone: PHONE };
        const { status } = await api('nobody', 'POST /api/auth/contact-us', form);
        if (status !== 200) return undefined;
        const { id, name, subject, message } = await find('enquiries', email);
        return [name, subject, message, await noteOn(`enquiries/contact/${id}`, text)];
      },
    },
    {
      what: 'an investor’s enquiry',
      make: async (text, unique) => {
        const email = `stored-${unique}@example.com`;
        const form = { name: text, message: text, email, phone: PHONE };
        const { status } = await api('nobody', 'POST /api/auth/investor', form);
        if (status !== 200) return undefined;
        const { name, message } = await find('enquiries', email);
        return [name, message];
      },
    },
    {
      what: 'an enquiry about a home, and a note on it',
      make: async (text, unique) => {
        const email = `stored-${unique}@example.com`;
        const form = { first_name: text, last_name: text, message: text, email, requests: '1' };
        const { status } = await api('nobody', 'POST /api/auth/contact-us', form);
        if (status !== 200) return undefined;
        const { id, name, message } = await find('listings-enquiries', email);
        const note = await noteOn(`listings-enquiries/listing/${id}`, text);
        // Both names in one text, separated by a blank.
        return [name.slice(0, text.length), name.slice(text.length + 1), message, note];
      },
    },
  ];
};
