import { api, unwrap } from '@phantom/mf-kit';
import type { Enquiry, Kind, State } from './sources';

interface EnquiryId {
  kind: Kind;
  id: number;
}

interface EnquiryChange {
  /** Version of the enquiry that the change is based on. */
  version: number;
  state?: State;
  assignee_id?: number | null;
}

const getFromContent = ({ kind, id }: EnquiryId, signal: AbortSignal) =>
  unwrap(api.GET('/api/auth/enquiries/{kind}/{id}', { params: { path: { kind, id } }, signal }));

const getFromListings = ({ kind, id }: EnquiryId, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-enquiries/{kind}/{id}', { params: { path: { kind, id } }, signal }),
  );

type NotesAndHistory = Pick<
  Awaited<ReturnType<typeof getFromContent>>['list'][number],
  'notes' | 'history'
>;

/** An enquiry with its notes and history, latest last. */
export type EnquiryDetail = Enquiry & NotesAndHistory;

/** @returns undefined when it does not exist */
export const getEnquiry = async (
  name: EnquiryId,
  signal: AbortSignal,
): Promise<EnquiryDetail | undefined> => {
  const get = name.kind === 'listing' ? getFromListings : getFromContent;
  const { list } = await get(name, signal);
  return list[0];
};

/** @throws ApiError 409 when the version is stale */
export const changeEnquiry = async ({ kind, id }: EnquiryId, body: EnquiryChange) => {
  const params = { path: { kind, id } };
  await (kind === 'listing'
    ? unwrap(api.PATCH('/api/auth/listings-enquiries/{kind}/{id}', { params, body }))
    : unwrap(api.PATCH('/api/auth/enquiries/{kind}/{id}', { params, body })));
};

/** @param key idempotency key: the service adds the note once */
export const addNote = async (
  { kind, id }: EnquiryId,
  text: string,
  { key, signal }: { key: string; signal: AbortSignal },
) => {
  const params = { path: { kind, id }, header: { 'Idempotency-Key': key } };
  const options = { params, body: { text }, signal };
  await (kind === 'listing'
    ? unwrap(api.POST('/api/auth/listings-enquiries/{kind}/{id}/notes', options))
    : unwrap(api.POST('/api/auth/enquiries/{kind}/{id}/notes', options)));
};

/** All employees by name; enquiries can be assigned to them. */
export const listColleagues = async (signal: AbortSignal): Promise<Colleague[]> => {
  const query = { type: 'admin' } as const;
  const { list } = await unwrap(api.GET('/api/auth/accounts', { params: { query }, signal }));
  return list.map(({ id, name }) => ({ id, name }));
};

export interface Colleague {
  id: number;
  name: string;
}
