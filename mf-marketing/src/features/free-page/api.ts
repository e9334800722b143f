import { api, unwrap } from '@phantom/mf-kit';

/**
 * Fetches a page by any address that it has or had.
 * @throws ApiError 404 when there is none, 410 when it was removed
 */
export async function getFreePage(slug: string, signal: AbortSignal) {
  const path = { slug };
  const { list } = await unwrap(api.GET('/api/auth/pages/{slug}', { params: { path }, signal }));
  return list[0];
}

export type FreePage = NonNullable<Awaited<ReturnType<typeof getFreePage>>>;
