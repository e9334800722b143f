import { ApiError } from '@phantom/mf-kit';
import { mockApi } from '@phantom/mf-kit/testing';
import 'fake-indexeddb/auto';
import { aFavouriteList, aListedHome } from '../../testing/favourite-lists';
import { addFavourite, favourites, removeFavourite } from '../favourites/favourites';
import { connectedList, connectList, createList, exchangeFavourites } from './connected-list';
import { favouriteNotes, setNote } from './favourite-notes';

const listing = (id: number) => ({
  ...{ id, name: `${id} Halsey Street`, place: 'Brooklyn, NY', price: 500_000, monthly: false },
});
const ids = () => favourites.getSnapshot().value.map(({ id }) => id);
const homes = (...list: number[]) => list.map((id) => aListedHome({ id }));
const list = (...of: number[]) => aFavouriteList({ homes: homes(...of) });
const changesOf = (mock: { mock: { calls: [{ body?: unknown }][] } }, call = 0) =>
  (mock.mock.calls[call]?.[0].body as { changes: object[] }).changes;

beforeEach(async () => {
  await connectedList.change(() => null);
  await favourites.change(() => []);
  await favouriteNotes.change(() => []);
});

it('takes favourites and notes to a new list, and exchanges nothing before', async () => {
  const create = mockApi('post', '/api/auth/favourite-lists', list(2, 1));
  expect(await exchangeFavourites()).toBeNull();
  addFavourite(listing(1));
  addFavourite(listing(2));
  setNote(2, 'Bright');
  await createList();
  expect(create.mock.calls[0]?.[0].body).toEqual({
    homes: [
      { id: 2, price: 500_000, note: 'Bright' },
      { id: 1, price: 500_000, note: '' },
    ],
  });
  expect(connectedList.getSnapshot().value?.token).toBe('owner-token');
});

it('merges the favourites of a device that connects', async () => {
  const change = mockApi('post', '/api/auth/favourite-lists/changes', list(1, 2));
  addFavourite(listing(1));
  await connectList('owner-token');
  await exchangeFavourites();
  expect(changesOf(change)).toEqual([{ kind: 'add', id: 1, price: 500_000, note: '' }]);
  expect(ids()).toEqual([2, 1]);
});

it('sends later what was changed without a connection', async () => {
  mockApi('post', '/api/auth/favourite-lists/list', list(1, 2));
  await connectList('owner-token');
  await exchangeFavourites();
  const change = mockApi('post', '/api/auth/favourite-lists/changes', list(3, 2));
  change.mockRejectedValueOnce(new ApiError('', 0));
  removeFavourite(1);
  addFavourite(listing(3));
  setNote(2, 'Bright');
  await expect(exchangeFavourites()).rejects.toThrow(ApiError);
  expect(ids()).toEqual([3, 2]);
  await exchangeFavourites();
  expect(changesOf(change, 1)).toEqual([
    { kind: 'remove', id: 1 },
    { kind: 'note', id: 2, note: 'Bright' },
    { kind: 'add', id: 3, price: 500_000, note: '' },
  ]);
});

it('removes what another device has removed, once', async () => {
  const read = mockApi('post', '/api/auth/favourite-lists/list', list(1, 2));
  await connectList('owner-token');
  await exchangeFavourites();
  expect(ids()).toEqual([1, 2]);
  read.mockResolvedValue(list(2));
  await exchangeFavourites();
  expect(ids()).toEqual([2]);
  expect(await exchangeFavourites('changed')).toBeNull();
  expect(read).toHaveBeenCalledTimes(2);
});

it('disconnects from a list that has ended, and keeps the favourites', async () => {
  const gone = new ApiError('Not found.', 404);
  mockApi('post', '/api/auth/favourite-lists/changes', list()).mockRejectedValue(gone);
  addFavourite(listing(1));
  await connectList('owner-token');
  await expect(exchangeFavourites()).rejects.toThrow(gone);
  expect(connectedList.getSnapshot().value).toBeNull();
  expect(ids()).toEqual([1]);
});
