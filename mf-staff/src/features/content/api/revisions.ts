import { api, unwrap } from '@phantom/mf-kit';
import { CONTENT_CALLS } from '../../../shared/content-services';
import { entryOf, type EntryRef } from './entries';

/** The newest first. */
export const listRevisions = async ({ service, id }: EntryRef, signal?: AbortSignal) => {
  const params = { path: { id } };
  const { list } = await unwrap(
    api.GET(`${CONTENT_CALLS[service]}/entries/{id}/revisions`, { params, signal }),
  );
  return list;
};

export type Revision = Awaited<ReturnType<typeof listRevisions>>[number];

export const getRevision = async (
  { service, id }: EntryRef,
  number: number,
  signal?: AbortSignal,
) => {
  const params = { path: { id, number } };
  const { list } = await unwrap(
    api.GET(`${CONTENT_CALLS[service]}/entries/{id}/revisions/{number}`, { params, signal }),
  );
  return list[0];
};

export type RevisionDetail = NonNullable<Awaited<ReturnType<typeof getRevision>>>;

/** Makes the revision the draft. Visitors see it after a publication. */
export const restoreRevision = ({ service, id }: EntryRef, number: number) => {
  const params = { path: { id, number } };
  return entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/entries/{id}/revisions/{number}/restore`, { params }),
    ),
  );
};
