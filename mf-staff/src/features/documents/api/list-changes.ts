import { api, unwrap } from '@phantom/mf-kit';
import { LIST_NAMES, type DocumentList } from './list-documents';

interface ChangesQuery {
  list: DocumentList;
  /** Of one document; without it those of the whole list, removed documents among them. */
  documentId?: number;
  /** The `next` of the answer before. */
  before?: number;
}

/** Who did what to a list when, the latest first. */
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
