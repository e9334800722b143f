import type { Listing } from '@phantom/api-client';
import { DeviceStore } from '../device/device-store';
import { hasId, isId, readAmount, readList, readText, uniqueById } from '../device/stored-values';
import { listingLocality, listingName } from '../listing-texts';

/** A favourite with the listing's data when it was added: the listing may be removed later. */
export interface Favourite {
  id: number;
  /** Null when the listing withholds its address. */
  name: string | null;
  /** City, state and ZIP. */
  place: string;
  /** Whole dollars; null on request. */
  price: number | null;
  /** The price is a month's rent. */
  monthly: boolean;
}

/** Two calls of the service load them all. */
export const MAX_FAVOURITES = 100;

/** The newest stands first. */
export const favourites = new DeviceStore<Favourite[]>({
  key: 'favourites',
  empty: [],
  read: (stored) => uniqueById(readList(stored, MAX_FAVOURITES, readFavourite)),
});

/** Favourites that were removed since the page was loaded. Added again, they are restored unchanged. */
const removedEntries = new Map<number, Favourite>();

/** @returns false when the list is full */
export const addFavourite = (listing: Favourite): boolean => {
  if (favourites.getSnapshot().value.length >= MAX_FAVOURITES) return false;
  const favourite = removedEntries.get(listing.id) ?? listing;
  void favourites.change((saved) =>
    hasId(saved, listing.id) ? saved : [favourite, ...saved].slice(0, MAX_FAVOURITES),
  );
  return true;
};

export const removeFavourite = (id: number): void => {
  const favourite = favourites.getSnapshot().value.find((each) => each.id === id);
  if (favourite) removedEntries.set(id, favourite);
  void favourites.change((saved) => saved.filter((each) => each.id !== id));
};

export const removeAllFavourites = (): Favourite[] => {
  const removed = favourites.getSnapshot().value;
  for (const favourite of removed) removedEntries.set(favourite.id, favourite);
  // A favourite that another tab adds meanwhile stays.
  void favourites.change((saved) => saved.filter(({ id }) => !hasId(removed, id)));
  return removed;
};

/**
 * Adds favourites again, below those that were added meanwhile.
 *
 * @returns false when there is no room for all of them
 */
export const restoreFavourites = (removed: Favourite[]): boolean => {
  const merge = (saved: Favourite[]) => uniqueById([...saved, ...removed]);
  const hasRoom = merge(favourites.getSnapshot().value).length <= MAX_FAVOURITES;
  void favourites.change((saved) => merge(saved).slice(0, MAX_FAVOURITES));
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

export const toFavourite = (listing: Listing): Favourite => ({
  id: listing.id,
  name: listingName(listing),
  place: listingLocality(listing),
  price: listing.price,
  monthly: listing.listing_type === 'rentals',
});
