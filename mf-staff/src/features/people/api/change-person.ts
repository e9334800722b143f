import { api, unwrap, type AccountRight } from '@phantom/mf-kit';
import type { Person, PersonType } from '../person';

export interface PersonChange {
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
