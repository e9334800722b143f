import { api, unwrap, type ApiBody, type ApiQuery } from '@phantom/mf-kit';
import { CONTENT_CALLS, type ContentService } from '../../../shared/content-services';
import { entryOf } from './entries';

export const listReleases = (
  service: ContentService,
  query: Partial<ApiQuery<'get', '/api/auth/content/releases'>>,
  signal?: AbortSignal,
) => unwrap(api.GET(`${CONTENT_CALLS[service]}/releases`, { params: { query }, signal }));

export type ReleaseRow = Awaited<ReturnType<typeof listReleases>>['list'][number];

export interface ReleaseRef {
  service: ContentService;
  id: number;
}

export const getRelease = ({ service, id }: ReleaseRef, signal?: AbortSignal) => {
  const params = { path: { id } };
  return entryOf(unwrap(api.GET(`${CONTENT_CALLS[service]}/releases/{id}`, { params, signal })));
};

export type Release = Awaited<ReturnType<typeof getRelease>>;
export type ReleaseItem = Release['items'][number];

export const createRelease = (service: ContentService, name: string) =>
  entryOf(unwrap(api.POST(`${CONTENT_CALLS[service]}/releases`, { body: { name } })));

export const addToRelease = (
  { service, id }: ReleaseRef,
  body: ApiBody<'post', '/api/auth/content/releases/{id}/items'>,
) =>
  entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/releases/{id}/items`, { params: { path: { id } }, body }),
    ),
  );

export const removeFromRelease = ({ service, id }: ReleaseRef, entryId: number) =>
  entryOf(
    unwrap(
      api.DELETE(`${CONTENT_CALLS[service]}/releases/{id}/items/{entryId}`, {
        params: { path: { id, entryId } },
      }),
    ),
  );

/** At once, or at a time. @throws ApiError 422 that names the entry that prevents it; nothing is published then */
export const publishRelease = (
  { service, id }: ReleaseRef,
  body: ApiBody<'post', '/api/auth/content/releases/{id}/publish'>,
) =>
  entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/releases/{id}/publish`, {
        params: { path: { id } },
        body,
      }),
    ),
  );

/** Takes the time back, or gives the release up. */
export const endRelease = (
  { service, id }: ReleaseRef,
  action: 'reopen' | 'cancel',
  version: number,
) =>
  entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/releases/{id}/${action}`, {
        params: { path: { id } },
        body: { version },
      }),
    ),
  );

/** A token that shows the drafts of several entries on the real pages. */
export const previewEntries = async (service: ContentService, entryIds: number[]) =>
  (await unwrap(api.POST(`${CONTENT_CALLS[service]}/previews`, { body: { entry_ids: entryIds } })))
    .token;
