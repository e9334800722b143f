import { useKeptPart } from '../device/use-kept';
import { notify } from '../own/notice';
import {
  dropFavourite,
  favourites,
  isFavourite,
  keepFavourite,
  type Favourite,
} from './favourites';

/** Whether a home is among the favourites, and the way to change that. */
export const useFavourite = (home: Favourite) => {
  const isKept = useKeptPart(favourites, isFavourite(home.id));
  const toggle = () => {
    if (isKept) dropFavourite(home.id);
    else if (!keepFavourite(home)) return notify('favourites.full');
    notify(favourites.now().state === 'memory' ? 'favourites.inMemory' : null);
  };
  return { isKept, toggle };
};
