import { api, unwrap } from '@phantom/mf-kit';

/** The lists of documents that employees have, each with a call of its own. */
const CALLS = {
  'employment-contract': '/api/auth/pdf/PDflist/Employment-Contract',
  'employment-handbook': '/api/auth/pdf/PDflist/Employee-Handbook',
  training: '/api/auth/pdf/PDflist/training',
} as const;

export type DocumentList = keyof typeof CALLS;

export const listDocuments = async (name: DocumentList, signal: AbortSignal) => {
  const { list } = await unwrap(api.GET(CALLS[name], { signal }));
  return list;
};

export type StaffDocument = Awaited<ReturnType<typeof listDocuments>>[number];
