import { api, unwrap } from '@phantom/mf-kit';

/** Gives a file that was received another title, from the version that was seen. */
export const renameFile = (id: number, body: { title: string; version: number }) =>
  unwrap(api.PATCH('/api/auth/property-files/{id}', { params: { path: { id } }, body }));

/** Takes a file out of the list of those received, with the reason that the trail keeps. */
export const withdrawFile = (id: number, body: { reason: string; version: number }) =>
  unwrap(api.POST('/api/auth/property-files/{id}/withdrawal', { params: { path: { id } }, body }));
