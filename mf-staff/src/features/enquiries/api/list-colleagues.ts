import { api, unwrap } from '@phantom/mf-kit';

/** Whom an enquiry can be assigned to: all employees, by name. */
export const listColleagues = async (signal: AbortSignal): Promise<Colleague[]> => {
  const query = { type: 'admin' } as const;
  const { list } = await unwrap(api.GET('/api/auth/accounts', { params: { query }, signal }));
  return list.map(({ id, name }) => ({ id, name }));
};

export interface Colleague {
  id: number;
  name: string;
}
