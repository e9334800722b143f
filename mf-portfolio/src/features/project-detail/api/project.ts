import { api, unwrap } from '@phantom/mf-kit';

/**
 * Fetches one project and its pictures.
 * @throws ApiError 404 when the project does not exist, 400 when the id is not a number
 */
export async function getProject(id: number, signal: AbortSignal) {
  const path = { id };
  const { list, single } = await unwrap(
    api.GET('/api/auth/getportfoliodetail/{id}', { params: { path }, signal }),
  );
  return { project: single, gallery: list };
}

export type ProjectDetail = Awaited<ReturnType<typeof getProject>>;
