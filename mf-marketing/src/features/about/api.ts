import { api, unwrap } from '@phantom/mf-kit';
import { toContentPage } from '../../shared/content-page';

export async function getAboutPages(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/aboutusget', { signal }));
  return list.map(toContentPage);
}

export const TEAM_PATH = '/our-team';

/** Fetches the team. A member without a slug has no page. */
export async function getTeam(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/team-members', { signal }));
  return list;
}

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];

/** @throws ApiError 404 when nobody has this address */
export function getMember(slug: string, signal: AbortSignal) {
  const params = { path: { slug } };
  return unwrap(api.GET('/api/auth/team-members/{slug}', { params, signal }));
}

/** Fetches what happened in which year, the oldest first. */
export async function getTimeline(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/timeline', { signal }));
  return list;
}

export type TimelineEvent = Awaited<ReturnType<typeof getTimeline>>[number];
