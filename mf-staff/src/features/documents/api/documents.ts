import { api, unwrap } from '@phantom/mf-kit';
import { upload, type UploadOptions } from '@phantom/mf-kit/upload';

const LIST_NAMES = {
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

interface ChangesQuery {
  list: DocumentList;
  /** Without it, the changes of the whole list, including removed documents. */
  documentId?: number;
  before?: number;
}

export const listChanges = (
  { list, documentId: document_id, before }: ChangesQuery,
  signal?: AbortSignal,
) =>
  unwrap(
    api.GET('/api/auth/document-history', {
      params: { query: { list: LIST_NAMES[list], document_id, before } },
      signal,
    }),
  );

export type DocumentChange = Awaited<ReturnType<typeof listChanges>>['list'][number];

export function addDocument(
  list: DocumentList,
  { title, file }: { title: string; file: File },
  options: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  form.append('list', LIST_NAMES[list]);
  form.append('title', title);
  form.append('file', file);
  return upload('/api/auth/documents', form, options);
}

export const renameDocument = (
  { id, version }: Pick<StaffDocument, 'id' | 'version'>,
  title: string,
) =>
  unwrap(
    api.PATCH('/api/auth/documents/{id}', { params: { path: { id } }, body: { title, version } }),
  );

export const removeDocument = ({ id, version }: Pick<StaffDocument, 'id' | 'version'>) =>
  unwrap(api.DELETE('/api/auth/documents/{id}', { params: { path: { id }, query: { version } } }));
