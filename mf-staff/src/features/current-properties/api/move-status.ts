import { api, unwrap } from '@phantom/mf-kit';
import type { PropertyStatus } from '../status-steps';

/** Moves a property to another status, with the reason that its trail keeps. */
export const moveStatus = (
  id: number,
  body: { status: PropertyStatus; reason: string; version: number },
) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/status', { params: { path: { id } }, body }));
