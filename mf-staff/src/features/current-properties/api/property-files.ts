import { api, unwrap, upload, type UploadOptions } from '@phantom/mf-kit';

/** A document that was missing. */
interface MissingFile {
  title: string;
  file: File;
  /** The request that it answers, where there is one. */
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
  // Last: a server that reads on refuses the others before it has taken all of it.
  body.set('file', file);
  return upload('/api/auth/current-Properties-file', body, options);
};

/** Puts a file in the place of the property's servicing file. */
export const putServicingFile = (
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

/** Gives a file that was received another title, from the version that was seen. */
export const renameFile = (id: number, body: { title: string; version: number }) =>
  unwrap(api.PATCH('/api/auth/property-files/{id}', { params: { path: { id } }, body }));

/** Takes a file out of the list of those received, with the reason that the trail keeps. */
export const withdrawFile = (id: number, body: { reason: string; version: number }) =>
  unwrap(api.POST('/api/auth/property-files/{id}/withdrawal', { params: { path: { id } }, body }));
