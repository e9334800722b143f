import { api, unwrap } from '@phantom/mf-kit';

/**
 * One project and its pictures.
 * @throws ApiError with status 404 where there is none
 */
export async function getProject(id: number, signal: AbortSignal) {
  const path = { id };
  const { list, single } = await unwrap(
    api.GET('/api/auth/getportfoliodetail/{id}', { params: { path }, signal }),
  );
  return { project: single, gallery: list };
}

export type ProjectDetail = Awaited<ReturnType<typeof getProject>>;
