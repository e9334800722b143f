import { ApiError, data, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { getCostFigures, type CostFigures } from '../../../shared/estimate/cost-figures';
import {
  getListing,
  getOffice,
  getRecordedSales,
  getSimilarListings,
  type ListingDetail,
  type Place,
  type RecordedSales,
  type SimilarListings,
} from '../api/listing-detail';

const WHOLE_NUMBER = /^[1-9]\d*$/;

export interface DetailData {
  listing: ListingDetail;
  /** Null omits the costs of buying. */
  figures: CostFigures | null;
  /** Null omits the map. */
  place: Place | null;
  /** Null omits the section. */
  similar: SimilarListings | null;
  /** Null omits the section. */
  recordedSales: RecordedSales | null;
}

export interface OffMarketData {
  listing: null;
  similar: SimilarListings | null;
}

/** Loads the listing of the URL. Null with 404 for an unknown one, 410 for one that is off the market. */
export const loader = async ({ params, request: { signal } }: LoaderFunctionArgs) => {
  const id = WHOLE_NUMBER.test(params.id ?? '') ? Number(params.id) : undefined;
  if (id === undefined) return data(null, { status: 404 });
  const [listing, figures, similar, recordedSales] = await Promise.all([
    findListing(id, signal),
    orNull(getCostFigures(signal)),
    orNull(getSimilarListings(id, signal)),
    orNull(getRecordedSales(id, signal)),
  ]);
  if (listing === 'unknown') return data(null, { status: 404 });
  if (listing === 'gone') return data<OffMarketData>({ listing: null, similar }, { status: 410 });
  const place = placeOfListing(listing) ?? (await orNull(getOffice(signal)));
  return { listing, figures, place, similar, recordedSales } satisfies DetailData;
};

const findListing = async (id: number, signal: AbortSignal) => {
  try {
    return (await getListing(id, signal)) ?? 'unknown';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    if (error.status === 410) return 'gone';
    // The service responds with 400 to an impossible id.
    if (error.status === 400 || error.status === 404) return 'unknown';
    throw error;
  }
};

/** The result of an optional call: the page is shown without it when the call fails. */
const orNull = <Value>(call: Promise<Value>): Promise<Value | null> =>
  call.catch((error: unknown) => {
    if (error instanceof ApiError) return null;
    throw error;
  });

export const placeOfListing = ({ latitude, longitude }: ListingDetail): Place | null =>
  latitude === null || longitude === null ? null : { kind: 'listing', latitude, longitude };
