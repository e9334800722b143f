import { api, unwrap } from '@phantom/mf-kit';

/** Whose data. What the accounts say of an address is what the other parts are asked with. */
export interface Person {
  email: string;
  account_id?: number;
  names?: string[];
}

type Place =
  | '/api/auth/personal-data/account'
  | '/api/auth/personal-data/enquiries'
  | '/api/auth/personal-data/listing-enquiries'
  | '/api/auth/personal-data/investments';

const partAt = (path: Place) => ({
  /** What is kept of whoever is signed in. */
  own: (signal: AbortSignal) => unwrap(api.GET(path, { signal })),
  /** What is kept of somebody. */
  tell: (body: Person, signal: AbortSignal) => unwrap(api.POST(path, { body, signal })),
  /** Erases somebody, who may have been erased before. */
  erase: (body: Person) => unwrap(api.POST(`${path}/erasure`, { body })),
});

/** The services that keep something of people, each its own part. */
export const PARTS = {
  account: partAt('/api/auth/personal-data/account'),
  enquiries: partAt('/api/auth/personal-data/enquiries'),
  listings: partAt('/api/auth/personal-data/listing-enquiries'),
  investments: partAt('/api/auth/personal-data/investments'),
};

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

export type PersonalData = Awaited<ReturnType<typeof PARTS.account.tell>>;
export type Records = PersonalData['list'][number];
