import { api, unwrap, type ApiBody } from '@phantom/mf-kit';

export const getProperty = async (id: number, signal: AbortSignal) => {
  const { list } = await unwrap(
    api.GET('/api/auth/current-propertieslist/{id}', { params: { path: { id } }, signal }),
  );
  return list[0];
};

export type PropertyDetail = NonNullable<Awaited<ReturnType<typeof getProperty>>>;
export type DocumentRequest = PropertyDetail['requests'][number];
export type PropertyFile = PropertyDetail['files'][number];

/** The change history of a property, latest first. `before` is the `next` of the previous response. */
export const getPropertyHistory = (id: number, signal?: AbortSignal, before?: number) =>
  unwrap(
    api.GET('/api/auth/current-properties/{id}/history', {
      params: { path: { id }, query: { before } },
      signal,
    }),
  );

export type PropertyHistory = Awaited<ReturnType<typeof getPropertyHistory>>;
export type PropertyChange = PropertyHistory['list'][number];

export const moveStatus = (
  id: number,
  body: ApiBody<'post', '/api/auth/current-properties/{id}/status'>,
) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/status', { params: { path: { id } }, body }));

/** An archived property is read-only until it is restored. */
export const archiveOrRestore = (
  id: number,
  action: 'archive' | 'restore',
  body: ApiBody<'post', '/api/auth/current-properties/{id}/archive'>,
) =>
  unwrap(
    api.POST(`/api/auth/current-properties/{id}/${action}`, { params: { path: { id } }, body }),
  );
