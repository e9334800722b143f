import { api, unwrap } from '@phantom/mf-kit';
import { upload, type UploadOptions } from '@phantom/mf-kit/upload';

interface MissingFile {
  title: string;
  file: File;
  /** The request that the file answers; empty for none. */
  requestId: string;
}

export const addMissingFile = (
  propertyId: number,
  { title, file, requestId }: MissingFile,
  options: UploadOptions,
) => {
  const body = new FormData();
  body.set('title', title);
  body.set('id', String(propertyId));
  if (requestId) body.set('request_id', requestId);
  // The file goes last, so that the server can refuse the other fields before it reads it.
  body.set('file', file);
  return upload('/api/auth/current-Properties-file', body, options);
};

export const replaceServicingFile = (
  propertyId: number,
  file: File,
  version: number,
  options: UploadOptions,
) => {
  const body = new FormData();
  body.set('version', String(version));
  body.set('file', file);
  return upload(`/api/auth/current-properties/${propertyId}/servicing-file`, body, options);
};

export const renameFile = (id: number, body: { title: string; version: number }) =>
  unwrap(api.PATCH('/api/auth/property-files/{id}', { params: { path: { id } }, body }));

export const withdrawFile = (id: number, body: { reason: string; version: number }) =>
  unwrap(api.POST('/api/auth/property-files/{id}/withdrawal', { params: { path: { id } }, body }));
