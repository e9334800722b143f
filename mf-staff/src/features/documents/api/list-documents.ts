import { api, unwrap } from '@phantom/mf-kit';

/** The lists of documents that employees have, as the service that keeps them names them. */
export const LIST_NAMES = {
  'employment-contract': 'Employment-Contract',
  'employment-handbook': 'Employee-Handbook',
  training: 'training',
} as const;

export type DocumentList = keyof typeof LIST_NAMES;

export const listDocuments = async (name: DocumentList, signal: AbortSignal) => {
  const { list } = await unwrap(api.GET(`/api/auth/pdf/PDflist/${LIST_NAMES[name]}`, { signal }));
  return list;
};

export type StaffDocument = Awaited<ReturnType<typeof listDocuments>>[number];
