import { api, unwrap, type ApiBody } from '@phantom/mf-kit';
import { CONTENT_CALLS } from '../../../shared/content-services';
import { entryOf, type EntryRef } from './entries';

/** What a call changes, and the version of the entry that the person has seen. */
interface Versioned {
  version: number;
}

export const requestReview = (
  { service, id }: EntryRef,
  body: ApiBody<'post', '/api/auth/content/entries/{id}/review'>,
) =>
  entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/entries/{id}/review`, { params: { path: { id } }, body }),
    ),
  );

/** At once, or at a time, and until a time. @throws ApiError 422 that names the fields that are missing */
export const publishEntry = (
  { service, id }: EntryRef,
  body: ApiBody<'post', '/api/auth/content/entries/{id}/publish'>,
) =>
  entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/entries/{id}/publish`, {
        params: { path: { id } },
        body,
      }),
    ),
  );

export type EntryAction = 'unpublish' | 'cancel-schedule' | 'undo' | 'undelete';

export const changeEntry = ({ service, id }: EntryRef, action: EntryAction, body: Versioned) =>
  entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/entries/{id}/${action}`, {
        params: { path: { id } },
        body,
      }),
    ),
  );

/** Moves the entry to the bin. */
export const removeEntry = ({ service, id }: EntryRef, { version }: Versioned) =>
  entryOf(
    unwrap(
      api.DELETE(`${CONTENT_CALLS[service]}/entries/{id}`, {
        params: { path: { id }, query: { version } },
      }),
    ),
  );

/** A token that shows the drafts of entries on the real pages, for an hour, or for a week to somebody without an account. */
export const createPreview = ({ service, id }: EntryRef, isShared = false) =>
  unwrap(
    api.POST(`${CONTENT_CALLS[service]}/previews`, {
      body: { entry_ids: [id], is_shared: isShared },
    }),
  );
