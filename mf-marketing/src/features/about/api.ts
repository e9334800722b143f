import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage } from '../../shared/content-page';

export async function getAboutPages(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/aboutusget', { signal }));
  return list.map(toContentPage);
}

export async function getTeam(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/teamList', { signal }));
  return list;
}

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];
