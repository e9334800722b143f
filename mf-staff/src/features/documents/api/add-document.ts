import { upload, type UploadOptions } from '@phantom/mf-kit';
import { LIST_NAMES, type DocumentList } from './list-documents';

/** Puts a new document at the end of a list. */
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
