import { ApiError } from '@phantom/mf-kit';

/** The services respond 404 for a row that does not exist, or 400 to an id that cannot exist. */
export async function undefinedIfNotFound<Value>(call: Promise<Value>): Promise<Value | undefined> {
  try {
    return await call;
  } catch (error) {
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
}
