import { data, getSession, type LoaderFunctionArgs } from '@phantom/mf-kit';
import { undefinedIfNotFound } from '../../../shared/api/not-found';
import { getEntry, listTypes, type ContentType, type Entry, type EntryRef } from '../api/entries';
import { contentServiceOf } from '../../../shared/content-services';
import { ChangeStore, type StoredChanges } from '../draft/change-store';
import { withContentTexts } from '../content-texts';

export interface EntryPageData {
  ref: EntryRef;
  type: ContentType;
  entry: Entry;
  userId: number;
  /** Changes that an earlier visit left unsaved. */
  stored: StoredChanges | undefined;
}

/** Null with a 404 when the entry does not exist. */
export const loader = withContentTexts(async ({ params, request }: LoaderFunctionArgs) => {
  const { signal } = request;
  const service = contentServiceOf(params);
  if (!service) return data(null, { status: 404 });
  const ref = { service, id: Number(params.id) };
  const userId = getSession()?.user.id ?? 0;
  const [types, entry, stored] = await Promise.all([
    listTypes(ref.service, signal),
    undefinedIfNotFound(getEntry(ref, signal)),
    new ChangeStore(userId, ref).read(),
  ]);
  const type = types.find(({ name }) => name === params.type);
  if (!entry || entry.type !== type?.name) return data(null, { status: 404 });
  return { ref, type, entry, userId, stored } satisfies EntryPageData;
});
