import { ApiError } from '@phantom/mf-kit';

/** Why a part of a page has no data; plain, so that it can travel from a server to the browser. */
export interface Failure {
  message: string;
  requestId?: string;
}

/** The outcome of a call on which the rest of the page does not depend. */
export type Settled<Data> = { data: Data; failure?: undefined } | { failure: Failure };

/** Lets one part of a page fail alone: an ApiError becomes a value, anything else is still thrown. */
export async function settle<Data>(call: Promise<Data>): Promise<Settled<Data>> {
  try {
    return { data: await call };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { failure: { message: error.message, requestId: error.requestId } };
  }
}
