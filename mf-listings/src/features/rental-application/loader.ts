import { ApiError, api, unwrap, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { listingName } from '../../shared/listing-texts';

/** The home of an application that begins. */
export interface AppliedHome {
  id: number;
  /** Null where it is unknown. */
  name: string | null;
  rent: number | null;
}

const WHOLE_NUMBER = /^[1-9]\d{0,9}$/;

/** 400: no such id. 410: off the market. */
const NOT_OFFERED = new Set([400, 404, 410]);

/** The home that the address names. Null where it names none, and for one that nobody can apply for. */
export const loader = async ({ request }: LoaderFunctionArgs): Promise<AppliedHome | null> => {
  const id = new URL(request.url).searchParams.get('home') ?? '';
  if (!WHOLE_NUMBER.test(id)) return null;
  try {
    const params = { query: { id: Number(id) } };
    const { signal } = request;
    const { list } = await unwrap(api.GET('/api/auth/listings-detail', { params, signal }));
    const [listing] = list;
    if (listing?.listing_type !== 'rentals') return null;
    return { id: listing.id, name: listingName(listing), rent: listing.price || null };
  } catch (error) {
    if (error instanceof ApiError && NOT_OFFERED.has(error.status)) return null;
    throw error;
  }
};
