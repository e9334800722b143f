import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage } from '../../shared/content-page';

/** Fetches the pages about the company, in the order of the menu. */
export async function getAboutPages(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/aboutusget', { signal }));
  return list.map(toContentPage);
}

/** Fetches the people of the company. */
export async function getTeam(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/teamList', { signal }));
  return list;
}

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];
