import { hasId } from '../device/stored-values';
import { MAX_FAVOURITES, type Favourite } from '../favourites/favourites';
import { listingLocality, listingName } from '../listing-texts';
import type { FavouriteChange, ListedHome, NewFavouriteHome } from './favourite-lists';
import { noteOn, withNote, type FavouriteNote } from './favourite-notes';

/**
 * What a three-way merge compares.
 *
 * Device and service change homes between two exchanges. What differs from `base` is a change, so there is no queue of
 * changes that could be lost.
 */
export interface Exchange {
  /** The homes and their notes after the last exchange. */
  base: FavouriteNote[];
  /** The homes of the device when the exchange began. */
  sent: NewFavouriteHome[];
  /** The homes of the service after it. */
  received: ListedHome[];
}

/** The favourites as the service takes them, the newest first. */
export const toHomes = (saved: Favourite[], notes: FavouriteNote[]): NewFavouriteHome[] =>
  saved.map(({ id, price }) => ({ id, price, note: noteOn(notes, id) }));

/** What the device has changed since the last exchange. The newest home is added last: the service orders by time. */
export function changesSince(base: FavouriteNote[], homes: NewFavouriteHome[]): FavouriteChange[] {
  const removed = base.filter(({ id }) => !hasId(homes, id));
  const added = homes.filter(({ id }) => !hasId(base, id));
  const noted = homes.filter(({ id, note }) => hasId(base, id) && noteOn(base, id) !== note);
  return [
    ...removed.map(({ id }) => ({ kind: 'remove' as const, id })),
    ...noted.map(({ id, note }) => ({ kind: 'note' as const, id, note })),
    ...added.toReversed().map((home) => ({ kind: 'add' as const, ...home })),
  ];
}

/** The favourites after an exchange. What the device has changed meanwhile stays. */
export function mergeFavourites(
  saved: Favourite[],
  { base, sent, received }: Exchange,
): Favourite[] {
  // A home that the service has never had is not one that another device has removed.
  const kept = saved.filter(({ id }) => hasId(received, id) || !hasId(base, id));
  const added = received.filter(({ id }) => ![saved, base, sent].some((list) => hasId(list, id)));
  return [...added.slice(0, MAX_FAVOURITES - kept.length).map(toFavourite), ...kept];
}

/** The notes after an exchange. What the device has changed meanwhile stays. */
export function mergeNotes(notes: FavouriteNote[], { sent, received }: Exchange): FavouriteNote[] {
  const noteSent = (id: number) => sent.find((home) => home.id === id)?.note;
  return received
    .filter(({ id, note }) => {
      const current = noteOn(notes, id);
      return current !== note && current === (noteSent(id) ?? current);
    })
    .reduce((merged, { id, note }) => withNote(merged, { id, text: note }), notes);
}

/** What both have after an exchange. A home for which the device has no room is not one that it has removed. */
export const nextBase = (saved: Favourite[], { base, sent, received }: Exchange): FavouriteNote[] =>
  received
    .filter(({ id }) => [saved, base, sent].some((list) => hasId(list, id)))
    .map(({ id, note }) => ({ id, text: note }));

export const toFavourite = (home: ListedHome): Favourite => {
  const { id, price, monthly } = home;
  const located = { ...home, state: home.state ?? undefined };
  return { id, name: listingName(located), place: listingLocality(located), price, monthly };
};
