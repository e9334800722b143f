import { api, unwrap } from '@phantom/mf-kit';

/** The papers of the investor who is signed in, of all years. */
export const ownDocuments = (signal?: AbortSignal) =>
  unwrap(api.GET('/api/auth/investor-documents', { signal }));

export type OwnDocuments = Awaited<ReturnType<typeof ownDocuments>>;
export type InvestorDocument = OwnDocuments['list'][number];
