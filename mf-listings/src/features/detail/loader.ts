import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getListing, type Listing } from './api/get-listing';
import { getOffice } from './api/get-office';
import { placeOfHome, type Place } from './place';

const WHOLE_NUMBER = /^[1-9]\d*$/;

export interface DetailData {
  listing: Listing;
  /** Null leaves the map out. */
  place: Place | null;
}

/** The listing of the address; null, and a 404, where there is none. */
export const loader = async ({ params, request: { signal } }: LoaderFunctionArgs) => {
  const id = params.id ?? '';
  const listing = WHOLE_NUMBER.test(id) && (await findListing(Number(id), signal));
  if (!listing) return data(null, { status: 404 });
  return { listing, place: placeOfHome(listing) ?? (await findOffice(signal)) };
};

const findListing = async (id: number, signal: AbortSignal) => {
  try {
    return await getListing(id, signal);
  } catch (error) {
    // 400 answers a number that no listing can have.
    if (error instanceof ApiError && [400, 404].includes(error.status)) return undefined;
    throw error;
  }
};

// The map is an extra: the page shows without it when the office cannot be told.
const findOffice = (signal: AbortSignal) =>
  getOffice(signal).catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });
