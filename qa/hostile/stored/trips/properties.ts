import type { Api } from '../api.js';
import type { RoundTrip } from '../round-trip.js';

const HANDBOOK = 'GET /api/auth/pdf/PDflist/Employee-Handbook';
const DAY = 86_400_000;

/** Texts of employees on the properties in servicing, and the names of their documents. */
export const propertyTrips = (api: Api): RoundTrip[] => [
  {
    what: 'a property, and a document asked for',
    make: async (text, unique) => {
      const place = `12 Target Street ${unique}`;
      const made = await api('employee', 'POST /api/auth/current-properties', {
        address: `${place} ${text}`,
        servicing_bank: text,
        type_of_property: 'Condominium',
      });
      if (made.status !== 200) return undefined;
      const { id, version } = made.body.list[0];
      await api('employee', `POST /api/auth/current-properties/${id}/document-requests`, {
        title: text,
        note: text,
        due_on: new Date(Date.now() + 7 * DAY).toISOString().slice(0, 10),
        move: true,
        reason: 'A document is missing',
        version,
      });
      const { body } = await api('employee', `GET /api/auth/current-propertieslist/${id}`);
      const { address, servicing_bank, requests } = body.list[0];
      const [{ title, note }] = requests;
      return [address.slice(place.length + 1), servicing_bank, title, note];
    },
  },
  {
    what: 'the title of a document for employees',
    make: async (title) => {
      const [{ id, version }] = (await api('admin', HANDBOOK)).body.list;
      const call = `PATCH /api/auth/documents/${id}`;
      const { status } = await api('admin', call, { version, title });
      if (status !== 200) return undefined;
      const { body } = await api('employee', HANDBOOK);
      return [body.list.find((document: { id: number }) => document.id === id).title];
    },
  },
];
