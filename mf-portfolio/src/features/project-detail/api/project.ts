import { api, ApiError, unwrap } from '@phantom/mf-kit';

/**
 * Fetches one project with everything that its page shows.
 * @throws ApiError 404 when the project does not exist, 400 when the id is not a number
 */
export async function getProject(id: number, signal: AbortSignal) {
  const path = { id };
  const { list } = await unwrap(api.GET('/api/auth/projects/{id}', { params: { path }, signal }));
  const [project] = list;
  if (!project) throw new ApiError('', 404);
  return project;
}

export type Project = Awaited<ReturnType<typeof getProject>>;

/** Fetches the team member to talk to. Undefined without one: the page also shows then. */
export async function getContact(slug: string, signal: AbortSignal) {
  if (!slug) return undefined;
  try {
    const params = { path: { slug } };
    const { list } = await unwrap(api.GET('/api/auth/team-members/{slug}', { params, signal }));
    return list[0];
  } catch (error) {
    if (error instanceof ApiError) return undefined;
    throw error;
  }
}

export type Contact = NonNullable<Awaited<ReturnType<typeof getContact>>>;
