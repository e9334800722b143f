import { upload, type UploadOptions } from '@phantom/mf-kit';
import type { StaffDocument } from './list-documents';

/** Gives a document a new file; the one before stays among its versions. */
export function replaceDocument(
  { id, version }: Pick<StaffDocument, 'id' | 'version'>,
  file: File,
  options: UploadOptions,
): Promise<unknown> {
  const form = new FormData();
  form.append('version', String(version));
  form.append('file', file);
  return upload(`/api/auth/documents/${id}/file`, form, options);
}
