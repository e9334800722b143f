import { api, unwrap } from '@phantom/mf-kit';

/** The portfolio by tab. */
export async function getProjects(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/portfoliodetails', { signal }));
  return { completed: list.completed_projects, current: list.current_portfolio };
}

export type Projects = Awaited<ReturnType<typeof getProjects>>;
export type Project = Projects['completed'][number];
