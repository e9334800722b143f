import { ApiError, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { favourites } from '../../shared/favourites/favourites';
import { getListingsById } from '../../shared/listings-by-id';

/** The favourites and their listings. Null on the server, which does not know them. */
export const loader = async ({ request }: LoaderFunctionArgs) =>
  typeof window === 'undefined' ? null : loadFavourites(request.signal);

export type FavouritesData = Awaited<ReturnType<typeof loadFavourites>>;

const loadFavourites = async (signal: AbortSignal) => {
  const saved = await favourites.read();
  try {
    const ids = saved.map(({ id }) => id);
    return { saved, ...(await getListingsById(ids, signal)), failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { saved, listings: [], imageBase: '', failure: error.message };
  }
};
