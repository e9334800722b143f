import { api, unwrap } from '@phantom/mf-kit';
import type { StaffDocument } from './list-documents';

/** Removes a document with all its versions. */
export const removeDocument = ({ id, version }: Pick<StaffDocument, 'id' | 'version'>) =>
  unwrap(api.DELETE('/api/auth/documents/{id}', { params: { path: { id }, query: { version } } }));
