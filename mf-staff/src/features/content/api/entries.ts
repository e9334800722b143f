import { api, unwrap, type ApiQuery } from '@phantom/mf-kit';
import { CONTENT_CALLS, type ContentService } from '../../../shared/content-services';

export interface EntryRef {
  service: ContentService;
  id: number;
}

export type EntriesQuery = ApiQuery<'get', '/api/auth/content/entries'>;

export const listTypes = async (service: ContentService, signal?: AbortSignal) => {
  const { list } = await unwrap(api.GET(`${CONTENT_CALLS[service]}/types`, { signal }));
  return list;
};

export type ContentType = Awaited<ReturnType<typeof listTypes>>[number];
export type ContentField = ContentType['fields'][number];
export type ContentGroup = ContentType['group'];

export const listEntries = (
  service: ContentService,
  query: Partial<EntriesQuery>,
  signal?: AbortSignal,
) => unwrap(api.GET(`${CONTENT_CALLS[service]}/entries`, { params: { query }, signal }));

export type EntryRow = Awaited<ReturnType<typeof listEntries>>['list'][number];
export type EntryState = EntryRow['state'];
export type TranslationState = EntryRow['translations'][number]['state'];

/** The one entry of a response. */
export const entryOf = async <Row>(call: Promise<{ list: Row[] }>): Promise<Row> => {
  const [entry] = (await call).list;
  if (!entry) throw new RangeError('The response has no entry');
  return entry;
};

export const createEntry = (service: ContentService, body: { type: string; copy_of?: number }) =>
  entryOf(unwrap(api.POST(`${CONTENT_CALLS[service]}/entries`, { body })));

export const getEntry = ({ service, id }: EntryRef, signal?: AbortSignal) =>
  entryOf(
    unwrap(api.GET(`${CONTENT_CALLS[service]}/entries/{id}`, { params: { path: { id } }, signal })),
  );

/** An entry in the editor. */
export type Entry = Awaited<ReturnType<typeof getEntry>>;

export interface FieldChange {
  path: string;
  /** Null removes it. */
  value: unknown;
}

/** @param isLast whether the page is being closed: the request outlives it */
export const saveDraft = (
  { service, id }: EntryRef,
  { version, changes }: { version: number; changes: FieldChange[] },
  isLast = false,
) =>
  entryOf(
    unwrap(
      api.PATCH(`${CONTENT_CALLS[service]}/entries/{id}`, {
        params: { path: { id } },
        // The specification cannot say "any JSON".
        body: { version, changes: changes as { path: string; value: never }[] },
        keepalive: isLast,
      }),
    ),
  );

/** Reports that the entry is open; the response has who else has it open. */
export const reportPresence = ({ service, id }: EntryRef) =>
  entryOf(
    unwrap(
      api.POST(`${CONTENT_CALLS[service]}/entries/{id}/presence`, { params: { path: { id } } }),
    ),
  );

/** Visitors see the new order at once. @throws ApiError 409 when an entry was added or removed meanwhile */
export const saveOrder = (service: ContentService, body: { type: string; ids: number[] }) =>
  unwrap(api.POST(`${CONTENT_CALLS[service]}/order`, { body }));

/** The address of a file of the media library. */
export const getMediaSource = async (service: ContentService, id: number, signal: AbortSignal) => {
  const path = `${CONTENT_CALLS[service]}/media/{id}` as const;
  const { src } = await entryOf(unwrap(api.GET(path, { params: { path: { id } }, signal })));
  return src;
};
