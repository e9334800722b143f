import { api, unwrap } from '@phantom/mf-kit';

/** A person. The account service completes the data that the others need. */
export interface Person {
  email: string;
  account_id?: number;
  names?: string[];
}

type PartPath =
  | '/api/auth/personal-data/account'
  | '/api/auth/personal-data/enquiries'
  | '/api/auth/personal-data/listing-enquiries'
  | '/api/auth/personal-data/investments';

const partCalls = (path: PartPath) => ({
  getOwn: (signal: AbortSignal) => unwrap(api.GET(path, { signal })),
  get: (body: Person, signal: AbortSignal) => unwrap(api.POST(path, { body, signal })),
  /** Erases a person; can be repeated. */
  erase: (body: Person) => unwrap(api.POST(`${path}/erasure`, { body })),
});

export const PARTS = {
  account: partCalls('/api/auth/personal-data/account'),
  enquiries: partCalls('/api/auth/personal-data/enquiries'),
  listings: partCalls('/api/auth/personal-data/listing-enquiries'),
  investments: partCalls('/api/auth/personal-data/investments'),
};

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

export type PersonalData = Awaited<ReturnType<typeof PARTS.account.get>>;
export type Records = PersonalData['list'][number];
