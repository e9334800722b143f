import { ApiError } from '@phantom/mf-kit';
import type { StaffDocument } from './api/list-documents';

const STALE = 409;

/** The row as it is now, where a change was refused because somebody else has changed it meanwhile. */
export function rowInstead(error: unknown): StaffDocument | undefined {
  if (!(error instanceof ApiError) || error.status !== STALE) return undefined;
  return error.list[0] as StaffDocument | undefined;
}
