import { type AccountRight, api, type SessionUser, unwrap } from '@phantom/mf-kit';
import type { PeopleQuery } from '../people-query';

/** A page of all accounts. */
export const listPeople = ({ search, ...query }: PeopleQuery, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/people', {
      params: { query: { ...query, search: search || undefined } },
      signal,
    }),
  );

/** An account as it stands in the list. */
export type Person = Awaited<ReturnType<typeof listPeople>>['list'][number];

export type PersonType = SessionUser['type'];

/** One account; null where there is none with the id. */
export const findPerson = async (id: number, signal: AbortSignal): Promise<Person | null> => {
  const { list } = await unwrap(api.GET('/api/auth/people', { params: { query: { id } }, signal }));
  return list[0] ?? null;
};

interface Invitation {
  email: string;
  name: string;
  type: NonNullable<PersonType>;
  rights: AccountRight[];
}

/** Makes an account and mails the link that sets its first password. */
export const invitePerson = (body: Invitation) => unwrap(api.POST('/api/auth/people', { body }));

interface PersonChange {
  type?: PersonType;
  rights?: AccountRight[];
  blocked?: boolean;
}

/**
 * Grants or takes a role and rights, blocks or unblocks; answers the account as it is then.
 * @throws ApiError 409 with the row where somebody else has changed it since this one was read
 */
export const changePerson = async (
  { id, version }: Pick<Person, 'id' | 'version'>,
  change: PersonChange,
): Promise<Person | undefined> => {
  const params = { path: { id } };
  const body = { ...change, version };
  const { list } = await unwrap(api.PATCH('/api/auth/people/{id}', { params, body }));
  return list[0];
};

/** Mails once more what the account waits for: the invitation, or the link that confirms the address. */
export const sendAgain = (id: number) =>
  unwrap(api.POST('/api/auth/people/{id}/invitation', { params: { path: { id } } }));

/** What was done with an account, the latest first. */
export const personHistory = async (id: number, signal: AbortSignal) => {
  const params = { path: { id } };
  return (await unwrap(api.GET('/api/auth/people/{id}/history', { params, signal }))).list;
};

export type PersonEvent = Awaited<ReturnType<typeof personHistory>>[number];
