import { api, unwrap } from '@phantom/mf-kit';

const SHOWN = 3;

/** A few projects for the home page, those under way first. */
export async function getProjects(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/portfoliodetails', { signal }));
  return [...list.current_portfolio, ...list.completed_projects].slice(0, SHOWN);
}

export type Project = Awaited<ReturnType<typeof getProjects>>[number];
