import type { FavouriteList, ListedHome } from '../shared/favourite-lists/favourite-lists';

/** A home of a list as the service returns it. */
export const aListedHome = (over: Partial<ListedHome> = {}): ListedHome => ({
  id: 1,
  address: '764 Halsey Street',
  neighbourhood: 'Bedford-Stuyvesant',
  city: 'Brooklyn',
  state: 'NY',
  zip_code: '11233',
  monthly: false,
  price: 1_250_000,
  note: '',
  added_by: null,
  added_at: '2026-11-01T12:00:00.000Z',
  votes: [],
  comments: [],
  ...over,
});

/** A list as the service returns it to its owner. */
export const aFavouriteList = (over: Partial<FavouriteList> = {}): { list: [FavouriteList] } => ({
  list: [
    {
      ...{ token: 'owner-token', role: 'owner', title: null, share_token: 'share-token' },
      homes: [aListedHome()],
      ...over,
    },
  ],
});
