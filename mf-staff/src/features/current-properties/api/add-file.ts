import { upload, type UploadOptions } from '@phantom/mf-kit';

/** A document that was missing. */
export interface MissingFile {
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
