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

type Archival = ApiBody<'post', '/api/auth/current-properties/{id}/archive'>;

/** Archives a property. It is read-only until it is restored. */
export const archiveProperty = (id: number, body: Archival) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/archive', { params: { path: { id } }, body }));

export const restoreProperty = (id: number, body: Archival) =>
  unwrap(api.POST('/api/auth/current-properties/{id}/restore', { params: { path: { id } }, body }));
