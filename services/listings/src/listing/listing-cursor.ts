import { BadRequestError } from '@phantom/service-kit';

/** Where a page ended: the last listing's place in the order of the list. */
export interface ListingCursor {
  enteredAt: Date;
  id: number;
}

const form = /^(\d{1,15})\.([1-9]\d{0,9})$/;

/** An opaque text for the client to hand back. */
export function writeCursor({ enteredAt, id }: ListingCursor): string {
  return Buffer.from(`${enteredAt.getTime()}.${id}`).toString('base64url');
}

/** @throws BadRequestError when it is none of ours */
export function readCursor(text: string): ListingCursor {
  const [, time, id] = form.exec(Buffer.from(text, 'base64url').toString('latin1')) ?? [];
  const enteredAt = new Date(Number(time));
  if (!id || Number.isNaN(enteredAt.getTime())) throw new BadRequestError();
  return { enteredAt, id: Number(id) };
}
