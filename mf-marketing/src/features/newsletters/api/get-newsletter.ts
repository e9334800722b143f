import { api, unwrap } from '@phantom/mf-kit';

/**
 * One newsletter; undefined in an empty answer.
 * @throws ApiError with status 404 where there is none, 400 for what can be no id
 */
export async function getNewsletter(id: number, signal: AbortSignal) {
  const path = { id };
  const { list } = await unwrap(
    api.GET('/api/auth/newsletterList/{id}', { params: { path }, signal }),
  );
  return list.map(({ description, created_at, ...rest }) => ({
    ...rest,
    published: created_at,
    html: description,
  }))[0];
}
