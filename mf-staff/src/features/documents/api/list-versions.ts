import { api, unwrap } from '@phantom/mf-kit';

/** The files that a document has had, the present one first. */
export const listVersions = async (id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET('/api/auth/documents/{id}/versions', { params: { path: { id } }, signal }),
  );
  return list;
};

export type DocumentVersion = Awaited<ReturnType<typeof listVersions>>[number];
