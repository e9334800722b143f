import { useRevalidator } from '@phantom/mf-kit';
import { useEffect, useRef } from 'react';
import { useKept } from '../../../shared/device/use-kept';
import { favourites } from '../../../shared/favourites/favourites';
import type { FavouritesData } from '../loader';

/** Loads the page anew where the server could not load it, and when another tab has kept one more home. */
export const useFreshFavourites = (page: FavouritesData | null) => {
  const { revalidate, state } = useRevalidator();
  const { value } = useKept(favourites);
  const isKnown = (id: number) => page?.kept.some((each) => each.id === id) ?? false;
  const missing = value.filter(({ id }) => !isKnown(id)).map(({ id }) => id);
  const wanted = page === null ? 'all' : missing.join();

  const asked = useRef('');
  useEffect(() => {
    if (wanted === '' || wanted === asked.current) return;
    asked.current = wanted;
    void revalidate();
  }, [wanted, revalidate]);

  return { reload: () => void revalidate(), isLoading: state === 'loading' };
};
