import { api, unwrap } from '@phantom/mf-kit';

/** The people of the company. */
export async function getTeam(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/teamList', { signal }));
  return list;
}

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];
