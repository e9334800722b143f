import { useState } from 'react';
import { useKept } from '../../../shared/device/use-kept';
import {
  dropFavourites,
  favourites,
  isFavourite,
  restoreFavourites,
  type Favourite,
} from '../../../shared/favourites/favourites';
import { notify } from '../../../shared/own/notice';

/** Takes all favourites away, and gives back what it took; null where there is nothing to take or to give back. */
export const useRemoveAll = () => {
  const { value } = useKept(favourites);
  const [taken, setTaken] = useState<Favourite[]>([]);
  const canUndo = taken.length > 0 && !taken.some(({ id }) => isFavourite(id)(value));

  const removeAll = () => {
    setTaken(dropFavourites());
    notify('favourites.removed');
  };
  const undo = () => {
    setTaken([]);
    notify(restoreFavourites(taken) ? 'favourites.restored' : 'favourites.full');
  };
  if (canUndo) return { isUndo: true, act: undo };
  return value.length > 0 ? { isUndo: false, act: removeAll } : null;
};
