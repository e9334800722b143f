import type { Api } from '../api.js';
import type { RoundTrip } from '../round-trip.js';

const PAPERS = 'GET /api/auth/investor-documents';

/** Texts of the staff on an investor's holdings and documents, read by the investor. */
export const investmentTrips = (api: Api): RoundTrip[] => [
  {
    what: 'a holding',
    make: async (text) => {
      const people = await api('admin', 'GET /api/auth/people?search=investor@example.com');
      const [{ id: account }] = people.body.list;
      const made = await api('admin', `POST /api/auth/investors/${account}/holdings`, {
        property: text,
        address: text,
        committed: '1000.00',
        contributed: '0.00',
        as_of: '2026-01-31',
      });
      if (made.status !== 200) return undefined;
      const { id } = made.body.list[0];
      const { body } = await api('investor', 'GET /api/auth/investor-holdings');
      const { property, address } = body.list.find((one: { id: number }) => one.id === id);
      return [property, address];
    },
  },
  {
    what: 'the title of an investor’s document',
    make: async (title) => {
      const [{ id, version }] = (await api('investor', PAPERS)).body.list;
      const call = `PATCH /api/auth/investor-documents/${id}`;
      const { status } = await api('admin', call, { version, title });
      if (status !== 200) return undefined;
      const { body } = await api('investor', PAPERS);
      return [body.list.find((document: { id: number }) => document.id === id).title];
    },
  },
];
