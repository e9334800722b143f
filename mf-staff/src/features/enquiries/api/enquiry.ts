import { api, unwrap, type ApiBody } from '@phantom/mf-kit';
import type { Enquiry, Kind } from './sources';

interface EnquiryId {
  kind: Kind;
  id: number;
}

type EnquiryChange = ApiBody<'patch', '/api/auth/enquiries/{kind}/{id}'>;

/** The calls of the service that has the enquiry. */
const pathOf = (kind: Kind) =>
  `/api/auth/${kind === 'listing' ? 'listings-enquiries' : 'enquiries'}/{kind}/{id}` as const;

const getDetail = ({ kind, id }: EnquiryId, signal: AbortSignal) =>
  unwrap(api.GET(pathOf(kind), { params: { path: { kind, id } }, signal }));

/** An enquiry with its notes and history, latest last. */
export type EnquiryDetail = Enquiry &
  Pick<Awaited<ReturnType<typeof getDetail>>['list'][number], 'notes' | 'history'>;

export const getEnquiry = async (
  name: EnquiryId,
  signal: AbortSignal,
): Promise<EnquiryDetail | undefined> => (await getDetail(name, signal)).list[0];

/** @throws ApiError 409 when the version is stale */
export const changeEnquiry = async ({ kind, id }: EnquiryId, body: EnquiryChange) => {
  await unwrap(api.PATCH(pathOf(kind), { params: { path: { kind, id } }, body }));
};

/** @param key idempotency key: the service adds the note once */
export const addNote = async (
  { kind, id }: EnquiryId,
  text: string,
  { key, signal }: { key: string; signal: AbortSignal },
) => {
  const params = { path: { kind, id }, header: { 'Idempotency-Key': key } };
  await unwrap(api.POST(`${pathOf(kind)}/notes`, { params, body: { text }, signal }));
};
