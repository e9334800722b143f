import { ApiError } from '@phantom/mf-kit';
import { DeviceStore } from '../device/device-store';
import { favourites, MAX_FAVOURITES } from '../favourites/favourites';
import {
  changeFavouriteList,
  createFavouriteList,
  ENDED,
  readFavouriteList,
  type FavouriteList,
} from './favourite-lists';
import { favouriteNotes, readNotes, type FavouriteNote } from './favourite-notes';
import {
  changesSince,
  mergeFavourites,
  mergeNotes,
  nextBase,
  toHomes,
  type Exchange,
} from './list-merge';

/** The list that this device synchronizes its favourites with. */
interface ConnectedList {
  /** Of the owner's link. */
  token: string;
  /** The homes and notes that both had after the last exchange. */
  base: FavouriteNote[];
}

export const connectedList = new DeviceStore<ConnectedList | null>({
  key: 'favourite-list',
  empty: null,
  read: (stored) => {
    const { token, base } = (stored ?? {}) as Record<string, unknown>;
    return typeof token === 'string' ? { token, base: readNotes(base, MAX_FAVOURITES) } : null;
  },
});

const homesNow = () => toHomes(favourites.getSnapshot().value, favouriteNotes.getSnapshot().value);

/** Takes the favourites of this device to a new list. @throws ApiError */
export async function createList(): Promise<FavouriteList> {
  await Promise.all([favourites.read(), favouriteNotes.read()]);
  const sent = homesNow();
  const list = await createFavouriteList(sent);
  const base = await accept({ base: [], sent, received: list.homes });
  await connectedList.change(() => ({ token: list.token, base }));
  return list;
}

/** Begins to synchronize the favourites with the list of an owner's link. */
export const connectList = (token: string): Promise<void> =>
  connectedList.change(() => ({ token, base: [] }));

/** The list stays on the service, and the favourites on the device. */
export const disconnectList = (): Promise<void> => connectedList.change(() => null);

let work: Promise<unknown> = Promise.resolve();

/**
 * Exchanges changes with the list. One exchange waits for the other: each begins with what both had after the last.
 *
 * @param when `changed` does nothing where the device has changed nothing
 * @returns the list; null when nothing was done, also because the device is not connected
 * @throws ApiError; when the list has ended, the device is disconnected
 */
export function exchangeFavourites(when?: 'changed'): Promise<FavouriteList | null> {
  const next = work.then(() => exchange(when === 'changed'));
  work = next.catch(() => undefined);
  return next;
}

/** Sends what the device has changed. What cannot be sent now is sent when the page of the favourites is opened. */
export async function sendChanges(): Promise<void> {
  try {
    await exchangeFavourites('changed');
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
  }
}

async function exchange(onlyChanges: boolean): Promise<FavouriteList | null> {
  const [connected] = await Promise.all([
    connectedList.read(),
    favourites.read(),
    favouriteNotes.read(),
  ]);
  if (!connected) return null;
  const { token, base } = connected;
  const sent = homesNow();
  const changes = changesSince(base, sent);
  if (onlyChanges && changes.length === 0) return null;
  try {
    const list = await (changes.length > 0
      ? changeFavouriteList(token, changes)
      : readFavouriteList({ token }));
    // Another tab may have left the list meanwhile.
    if (connectedList.getSnapshot().value?.token === token) {
      const next = await accept({ base, sent, received: list.homes });
      await connectedList.change((current) => current && { ...current, base: next });
    }
    return list;
  } catch (error) {
    if (error instanceof ApiError && error.status === ENDED) await disconnectList();
    throw error;
  }
}

/** @returns what the device and the list both have */
async function accept(result: Exchange): Promise<FavouriteNote[]> {
  await Promise.all([
    favourites.change((saved) => mergeFavourites(saved, result)),
    favouriteNotes.change((notes) => mergeNotes(notes, result)),
  ]);
  return nextBase(favourites.getSnapshot().value, result);
}
