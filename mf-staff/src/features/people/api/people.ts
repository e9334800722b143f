import { api, unwrap, type ApiBody, type SessionUser } from '@phantom/mf-kit';
import type { PeopleQuery } from '../people-query';

export const listPeople = ({ search, ...query }: PeopleQuery, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/people', {
      params: { query: { ...query, search: search || undefined } },
      signal,
    }),
  );

export type Person = Awaited<ReturnType<typeof listPeople>>['list'][number];

export type PersonType = SessionUser['type'];

export const findPerson = async (id: number, signal: AbortSignal): Promise<Person | null> => {
  const { list } = await unwrap(api.GET('/api/auth/people', { params: { query: { id } }, signal }));
  return list[0] ?? null;
};

export const invitePerson = (body: ApiBody<'post', '/api/auth/people'>) =>
  unwrap(api.POST('/api/auth/people', { body }));

/** @throws ApiError 409 with the current row when the version is stale */
export const changePerson = async (
  { id, version }: Pick<Person, 'id' | 'version'>,
  change: Omit<ApiBody<'patch', '/api/auth/people/{id}'>, 'version'>,
): Promise<Person | undefined> => {
  const params = { path: { id } };
  const body = { ...change, version };
  const { list } = await unwrap(api.PATCH('/api/auth/people/{id}', { params, body }));
  return list[0];
};

export const resendMail = (id: number) =>
  unwrap(api.POST('/api/auth/people/{id}/invitation', { params: { path: { id } } }));

export const getPersonHistory = async (id: number, signal: AbortSignal) => {
  const params = { path: { id } };
  return (await unwrap(api.GET('/api/auth/people/{id}/history', { params, signal }))).list;
};

export type PersonEvent = Awaited<ReturnType<typeof getPersonHistory>>[number];
