import type { Attempt } from '@phantom/forms';
import { api, unwrap } from '@phantom/mf-kit';

/** The times at which a home can be seen, the soonest first. */
export const getViewingSlots = async (listingId: number, signal: AbortSignal) => {
  const params = { query: { listing_id: listingId } };
  return (await unwrap(api.GET('/api/auth/viewings/slots', { params, signal }))).list;
};

export type ViewingSlot = Awaited<ReturnType<typeof getViewingSlots>>[number];

export interface Visitor {
  name: string;
  email: string;
  phone: string;
}

export const bookViewing = (slotId: number, visitor: Visitor, { key, signal, marks }: Attempt) =>
  unwrap(
    api.POST('/api/auth/viewings', {
      params: { header: { 'Idempotency-Key': key } },
      body: { slot_id: slotId, ...visitor, ...marks },
      signal,
    }),
  );

/** The viewing of a mailed link. */
export const getOwnViewing = async (token: string, signal: AbortSignal) =>
  (await unwrap(api.POST('/api/auth/viewings/own', { body: { token }, signal }))).list[0];

export type OwnViewing = NonNullable<Awaited<ReturnType<typeof getOwnViewing>>>;

export const moveViewing = async (token: string, slotId: number, signal: AbortSignal) =>
  (await unwrap(api.POST('/api/auth/viewings/move', { body: { token, slot_id: slotId }, signal })))
    .list[0];

export const cancelViewing = async (token: string, signal: AbortSignal) =>
  (await unwrap(api.POST('/api/auth/viewings/cancel', { body: { token }, signal }))).list[0];
