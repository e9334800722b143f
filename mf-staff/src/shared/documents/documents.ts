import { api, unwrap } from '@phantom/mf-kit';
import { upload, type UploadOptions } from '@phantom/mf-kit/upload';

export type DocumentCollection = 'documents' | 'investor-documents';

/** A document whose file can be replaced; earlier versions stay. */
export interface VersionedDocument {
  id: number;
  title: string;
  version: number;
}

/** The versions of a document, current one first. */
export const listVersions = async (kind: DocumentCollection, id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET(`/api/auth/${kind}/{id}/versions`, { params: { path: { id } }, signal }),
  );
  return list;
};

export type DocumentVersion = Awaited<ReturnType<typeof listVersions>>[number];

export function replaceFile(
  kind: DocumentCollection,
  { id, version }: Pick<VersionedDocument, 'id' | 'version'>,
  file: File,
  options: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  form.append('version', String(version));
  form.append('file', file);
  return upload(`/api/auth/${kind}/${id}/file`, form, options);
}
