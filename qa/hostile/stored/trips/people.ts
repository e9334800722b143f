import type { Api } from '../api.js';
import type { RoundTrip } from '../round-trip.js';

/** Names of people, entered by themselves and by others. */
export const peopleTrips = (api: Api): RoundTrip[] => {
  const nameOf = async (email: string): Promise<string> => {
    const { body } = await api('admin', `GET /api/auth/people?search=${email}&size=10`);
    return body.list[0].name;
  };
  return [
    {
      what: 'a person who is invited',
      make: async (name, unique) => {
        const email = `stored-${unique}@example.com`;
        const person = { name, email, type: 'Investor' };
        const { status } = await api('admin', 'POST /api/auth/people', person);
        return status === 200 ? [await nameOf(email)] : undefined;
      },
    },
    {
      what: 'a name of one’s own',
      make: async (name) => {
        const { status } = await api('employee', 'PATCH /api/auth/profile', { name });
        if (status !== 200) return undefined;
        const { body } = await api('employee', 'GET /api/auth/profile');
        return [body.list[0].name];
      },
    },
  ];
};
