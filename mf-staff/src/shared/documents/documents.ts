import { api, unwrap, upload, type UploadOptions } from '@phantom/mf-kit';

/** Whose files are replaced, by the name that the calls have for them. */
export type PaperKind = 'documents' | 'investor-documents';

/** A document whose file can be another, while those before stay. */
export interface Paper {
  id: number;
  title: string;
  version: number;
}

/** The files that a paper has had, the present one first. */
export const listVersions = async (kind: PaperKind, id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET(`/api/auth/${kind}/{id}/versions`, { params: { path: { id } }, signal }),
  );
  return list;
};

export type PaperVersion = Awaited<ReturnType<typeof listVersions>>[number];

/** Gives a paper a new file; the one before stays among its versions. */
export function replaceFile(
  kind: PaperKind,
  { id, version }: Pick<Paper, 'id' | 'version'>,
  file: File,
  options: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  form.append('version', String(version));
  form.append('file', file);
  return upload(`/api/auth/${kind}/${id}/file`, form, options);
}
