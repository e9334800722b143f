import { ApiError, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { homesById } from '../../shared/api/homes-by-id';
import { favourites } from '../../shared/favourites/favourites';

/** The favourites and the homes they are of; null on a server, which does not know them. */
export const loader = async ({ request }: LoaderFunctionArgs) =>
  typeof window === 'undefined' ? null : loadFavourites(request.signal);

export type FavouritesData = Awaited<ReturnType<typeof loadFavourites>>;

const loadFavourites = async (signal: AbortSignal) => {
  const kept = await favourites.read();
  try {
    const ids = kept.map(({ id }) => id);
    return { kept, ...(await homesById(ids, signal)), failure: null };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return { kept, homes: [], imageBase: '', failure: error.message };
  }
};
