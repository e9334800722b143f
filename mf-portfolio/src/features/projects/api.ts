import { api, unwrap } from '@phantom/mf-kit';

/** Fetches the projects of the portfolio, by tab. */
export async function getProjects(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/portfoliodetails', { signal }));
  return { completed: list.completed_projects, current: list.current_portfolio };
}

export type Project = Awaited<ReturnType<typeof getProjects>>['completed'][number];
