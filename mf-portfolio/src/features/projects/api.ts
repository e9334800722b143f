import { api, unwrap } from '@phantom/mf-kit';

/** Fetches the projects of the portfolio, in the order of the employees. */
export async function getProjects(signal: AbortSignal) {
  const { list } = await unwrap(api.GET('/api/auth/projects', { signal }));
  return list;
}

export type Project = Awaited<ReturnType<typeof getProjects>>[number];
