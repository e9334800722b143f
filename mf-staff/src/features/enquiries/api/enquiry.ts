import { api, unwrap } from '@phantom/mf-kit';
import type { Entry, Kind, State } from './sources';

/** Which enquiry. */
interface EnquiryName {
  kind: Kind;
  id: number;
}

/** What is to become of an enquiry. */
interface EnquiryChange {
  /** Of the enquiry that was looked at. */
  version: number;
  state?: State;
  assignee_id?: number | null;
}

const getFromContent = ({ kind, id }: EnquiryName, signal: AbortSignal) =>
  unwrap(api.GET('/api/auth/enquiries/{kind}/{id}', { params: { path: { kind, id } }, signal }));

const getFromListings = ({ kind, id }: EnquiryName, signal: AbortSignal) =>
  unwrap(
    api.GET('/api/auth/listings-enquiries/{kind}/{id}', { params: { path: { kind, id } }, signal }),
  );

type Trail = Pick<Awaited<ReturnType<typeof getFromContent>>['list'][number], 'notes' | 'history'>;

/** One enquiry with its notes and its history, the latest last. */
export type EnquiryDetail = Entry & Trail;

/** @returns undefined where there is none */
export const getEnquiry = async (
  name: EnquiryName,
  signal: AbortSignal,
): Promise<EnquiryDetail | undefined> => {
  const get = name.kind === 'listing' ? getFromListings : getFromContent;
  const { list } = await get(name, signal);
  return list[0];
};

/** @throws ApiError 409 where somebody else was faster */
export const changeEnquiry = async ({ kind, id }: EnquiryName, body: EnquiryChange) => {
  const params = { path: { kind, id } };
  await (kind === 'listing'
    ? unwrap(api.PATCH('/api/auth/listings-enquiries/{kind}/{id}', { params, body }))
    : unwrap(api.PATCH('/api/auth/enquiries/{kind}/{id}', { params, body })));
};

/** @param key the same note under the same key is added once */
export const addNote = async (
  { kind, id }: EnquiryName,
  text: string,
  { key, signal }: { key: string; signal: AbortSignal },
) => {
  const params = { path: { kind, id }, header: { 'Idempotency-Key': key } };
  const options = { params, body: { text }, signal };
  await (kind === 'listing'
    ? unwrap(api.POST('/api/auth/listings-enquiries/{kind}/{id}/notes', options))
    : unwrap(api.POST('/api/auth/enquiries/{kind}/{id}/notes', options)));
};

/** Whom an enquiry can be assigned to: all employees, by name. */
export const listColleagues = async (signal: AbortSignal): Promise<Colleague[]> => {
  const query = { type: 'admin' } as const;
  const { list } = await unwrap(api.GET('/api/auth/accounts', { params: { query }, signal }));
  return list.map(({ id, name }) => ({ id, name }));
};

export interface Colleague {
  id: number;
  name: string;
}
