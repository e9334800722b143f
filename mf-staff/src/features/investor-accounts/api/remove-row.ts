import { api, unwrap } from '@phantom/mf-kit';

/** What can be removed of an investor's, with the call that removes it. */
const CALLS = {
  holding: '/api/auth/investor-holdings/{id}',
  distribution: '/api/auth/investor-distributions/{id}',
  document: '/api/auth/investor-documents/{id}',
} as const;

export type Subject = keyof typeof CALLS;

export const removeRow = (subject: Subject, { id, version }: { id: number; version: number }) =>
  unwrap(api.DELETE(CALLS[subject], { params: { path: { id }, query: { version } } }));
