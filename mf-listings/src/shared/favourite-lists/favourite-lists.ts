import { api, unwrap, type ApiBody } from '@phantom/mf-kit';

/** The limits of the service, in characters. */
export const LIMITS = { note: 500, comment: 500, name: 60, title: 100 };

/** The service has deleted the list, or shares it no more. */
export const ENDED = 404;

type Body<Call extends 'homes' | 'votes' | 'comments'> = ApiBody<
  'post',
  `/api/auth/favourite-lists/${Call}`
>;

export type FavouriteChange = ApiBody<
  'post',
  '/api/auth/favourite-lists/changes'
>['changes'][number];

export type NewFavouriteHome = ApiBody<'post', '/api/auth/favourite-lists'>['homes'][number];

/** Who reads a list: the token of its link, and the number of a guest's device. */
export interface Reader {
  token: string;
  person?: string;
}

/** Of a call, which responds with a list of one. */
const listOf = async <List>(answer: Promise<{ list: List[] }>): Promise<List> =>
  (await answer).list[0] as List;

export const createFavouriteList = (homes: NewFavouriteHome[]) =>
  listOf(unwrap(api.POST('/api/auth/favourite-lists', { body: { homes } })));

export type FavouriteList = Awaited<ReturnType<typeof createFavouriteList>>;
export type ListedHome = FavouriteList['homes'][number];

export const readFavouriteList = (reader: Reader) =>
  listOf(unwrap(api.POST('/api/auth/favourite-lists/list', { body: reader })));

export const changeFavouriteList = (token: string, changes: FavouriteChange[]) =>
  listOf(unwrap(api.POST('/api/auth/favourite-lists/changes', { body: { token, changes } })));

export const changeListSettings = (settings: { token: string; title: string; shared: boolean }) =>
  listOf(unwrap(api.PATCH('/api/auth/favourite-lists', { body: settings })));

export const endFavouriteList = (token: string) =>
  unwrap(api.POST('/api/auth/favourite-lists/end', { body: { token } }));

export const addListedHome = (body: Body<'homes'>) =>
  listOf(unwrap(api.POST('/api/auth/favourite-lists/homes', { body })));

export const voteOnHome = (body: Body<'votes'>) =>
  listOf(unwrap(api.POST('/api/auth/favourite-lists/votes', { body })));

export const commentOnHome = (body: Body<'comments'>) =>
  listOf(unwrap(api.POST('/api/auth/favourite-lists/comments', { body })));

export const removeComment = (id: number, reader: Reader) =>
  listOf(
    unwrap(
      api.POST('/api/auth/favourite-lists/comments/{id}/remove', {
        params: { path: { id } },
        body: reader,
      }),
    ),
  );
