import { api, unwrap } from '@phantom/mf-kit';

interface Archival {
  reason: string;
  version: number;
}

/** Takes a property out of the work: it can be read only, until it is restored. */
export const archiveProperty = (id: number, body: Archival) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/archive', { params: { path: { id } }, body }));

export const restoreProperty = (id: number, body: Archival) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/restore', { params: { path: { id } }, body }));
