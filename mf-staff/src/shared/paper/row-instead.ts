import { ApiError } from '@phantom/mf-kit';

const STALE = 409;

/** The row as it is now, where a change was refused because somebody else has changed it meanwhile. */
export function rowInstead<Row>(error: unknown): Row | undefined {
  if (!(error instanceof ApiError) || error.status !== STALE) return undefined;
  return error.list[0] as Row | undefined;
}
