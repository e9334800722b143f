import { api, unwrap } from '@phantom/mf-kit';
import type { StaffDocument } from './list-documents';

export const renameDocument = (
  { id, version }: Pick<StaffDocument, 'id' | 'version'>,
  title: string,
) =>
  unwrap(
    api.PATCH('/api/auth/documents/{id}', { params: { path: { id } }, body: { title, version } }),
  );
