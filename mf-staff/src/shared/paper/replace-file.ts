import { upload, type UploadOptions } from '@phantom/mf-kit';
import type { Paper, PaperKind } from './paper';

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
