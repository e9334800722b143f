import { DeviceStore } from '../device/device-store';
import { isId, oneEach, readAmount, readList, readText } from '../device/read-kept';

/** A home that the visitor wants to find again, as it was when they said so: it may be gone one day. */
export interface Favourite {
  id: number;
  /** Null where the listing keeps the address back. */
  name: string | null;
  /** Borough, state and ZIP. */
  place: string;
  /** Whole dollars; null on request. */
  price: number | null;
  /** The price is a month's rent. */
  monthly: boolean;
}

/** Two calls of the service show them all. */
export const MOST_FAVOURITES = 100;

/** The last one kept stands first. */
export const favourites = new DeviceStore<Favourite[]>({
  key: 'favourites',
  empty: [],
  read: (stored) => oneEach(readList(stored, MOST_FAVOURITES, readFavourite)),
});

export const isFavourite = (id: number) => (kept: Favourite[]) =>
  kept.some((each) => each.id === id);

/** What was let go since the page was loaded: kept again after a slip of the hand, it is as it was. */
const dropped = new Map<number, Favourite>();

/** @returns false where the list is full */
export const keepFavourite = (home: Favourite): boolean => {
  if (favourites.now().value.length >= MOST_FAVOURITES) return false;
  const favourite = dropped.get(home.id) ?? home;
  void favourites.change((kept) =>
    isFavourite(home.id)(kept) ? kept : [favourite, ...kept].slice(0, MOST_FAVOURITES),
  );
  return true;
};

export const dropFavourite = (id: number): void => {
  const favourite = favourites.now().value.find((each) => each.id === id);
  if (favourite) dropped.set(id, favourite);
  void favourites.change((kept) => kept.filter((each) => each.id !== id));
};

/** @returns what they were, for `restoreFavourites` */
export const dropFavourites = (): Favourite[] => {
  const taken = favourites.now().value;
  for (const favourite of taken) dropped.set(favourite.id, favourite);
  // What another tab keeps meanwhile stays.
  void favourites.change((kept) => kept.filter(({ id }) => !isFavourite(id)(taken)));
  return taken;
};

/**
 * Keeps homes again, below those that were kept meanwhile.
 *
 * @returns false where there is no room for all of them
 */
export const restoreFavourites = (taken: Favourite[]): boolean => {
  const merge = (kept: Favourite[]) => oneEach([...kept, ...taken]);
  const hasRoom = merge(favourites.now().value).length <= MOST_FAVOURITES;
  void favourites.change((kept) => merge(kept).slice(0, MOST_FAVOURITES));
  return hasRoom;
};

const readFavourite = (entry: Record<string, unknown>): Favourite | undefined => {
  const { id, name, place, price, monthly } = entry;
  if (!isId(id)) return undefined;
  return {
    id,
    name: readText(name),
    place: readText(place) ?? '',
    price: readAmount(price),
    monthly: monthly === true,
  };
};
