import { BadRequestError } from '@phantom/service-kit';
import type { OrderKey } from '../search/ranking.js';
import { LISTING_SORTS, type ListingSort } from './listing-sort.js';

const form = /^(?:([a-z-]{1,20})\.(\d{0,10})\.)?(\d{1,15})\.([1-9]\d{0,9})$/;

/** Where a page ended, as an opaque text for the client to hand back. The newest first need no value. */
export function writeCursor(sort: ListingSort, { value, enteredAt, id }: OrderKey): string {
  const prefix = sort === 'newest' ? '' : `${sort}.${value ?? ''}.`;
  return Buffer.from(`${prefix}${enteredAt}.${id}`).toString('base64url');
}

/** @throws BadRequestError when it is none of ours, or of another order */
export function readCursor(sort: ListingSort, text: string): OrderKey {
  const parts = form.exec(Buffer.from(text, 'base64url').toString('latin1'));
  const [, given = LISTING_SORTS[0], value, time, id] = parts ?? [];
  const enteredAt = Number(time);
  if (!id || given !== sort || Number.isNaN(new Date(enteredAt).getTime())) {
    throw new BadRequestError();
  }
  return { value: value ? Number(value) : null, enteredAt, id: Number(id) };
}
