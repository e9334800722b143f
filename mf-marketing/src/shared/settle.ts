import { ApiError } from '@phantom/mf-kit';

/** Why a part of a page has no data. A plain object, so that the server can send it to the browser. */
export interface Failure {
  message: string;
  requestId?: string;
}

/** The result of a call that may fail without the rest of the page. */
export type Settled<Data> =
  { data: Data; failure?: undefined } | { data?: undefined; failure: Failure };

/** Turns an ApiError into a value, so that one part of a page can fail alone. Throws all other errors. */
export async function settle<Data>(call: Promise<Data>): Promise<Settled<Data>> {
  try {
    return { data: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: { message: error.message, requestId: error.requestId } };
  }
}
