import { ApiError } from '@phantom/mf-kit';

/**
 * Replaces the error of a row that does not exist. The services respond 404, or 400 to an id that
 * cannot exist.
 */
export async function undefinedIfNotFound<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}
