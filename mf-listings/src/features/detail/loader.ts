import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getListing, type Listing } from './api/get-listing';
import { getOffice } from './api/get-office';
import { getSimilar, type SimilarHomes } from './api/get-similar';
import { placeOfHome, type Place } from './place';

const WHOLE_NUMBER = /^[1-9]\d*$/;

/** A home on the market. */
export interface DetailData {
  listing: Listing;
  /** Null leaves the map out. */
  place: Place | null;
  /** Null leaves them out. */
  similar: SimilarHomes | null;
}

/** A home that was on the market. */
export interface GoneData {
  listing: null;
  similar: SimilarHomes | null;
}

/** The listing of the address; null, and a 404, where there never was one, a 410 where it is gone. */
export const loader = async ({ params, request: { signal } }: LoaderFunctionArgs) => {
  const id = WHOLE_NUMBER.test(params.id ?? '') ? Number(params.id) : undefined;
  if (id === undefined) return data(null, { status: 404 });
  const [listing, similar] = await Promise.all([findListing(id, signal), findSimilar(id, signal)]);
  if (listing === 'unknown') return data(null, { status: 404 });
  if (listing === 'gone') return data<GoneData>({ listing: null, similar }, { status: 410 });
  const place = placeOfHome(listing) ?? (await findOffice(signal));
  return { listing, place, similar } satisfies DetailData;
};

const findListing = async (id: number, signal: AbortSignal) => {
  try {
    return (await getListing(id, signal)) ?? 'unknown';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410) return 'gone';
    // 400 answers a number that no listing can have.
    if (error.status === 400 || error.status === 404) return 'unknown';
    throw error;
  }
};

// Both are extras: the page shows without them when they cannot be told.
const findSimilar = (id: number, signal: AbortSignal) => orNull(getSimilar(id, signal));

const findOffice = (signal: AbortSignal) => orNull(getOffice(signal));

const orNull = <Value>(call: Promise<Value>): Promise<Value | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
