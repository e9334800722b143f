import { emit } from '@phantom/mf-kit/events';
import { useEffect } from 'react';
import { useKeptPart } from '../../../shared/device/use-kept';
import { favourites } from '../../../shared/favourites/favourites';

/** Tells the page around how many homes are kept. */
export const useTellFavourites = (): void => {
  const count = useKeptPart(favourites, (kept) => kept.length);
  useEffect(() => emit('favourites-changed', { count }), [count]);
};
