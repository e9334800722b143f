import { BadRequestError } from '@phantom/service-kit';

const LARGEST_ID = 2_147_483_647;

/**
 * Reads `3,1,2`: each id once, in the order in which it first stands there.
 *
 * @throws BadRequestError when one of them cannot be an id
 */
export function readIds(value: unknown): number[] {
  if (value === undefined || value === '') return [];
  if (typeof value !== 'string') throw new BadRequestError();
  return [...new Set(value.split(',').map(readId))];
}

function readId(text: string): number {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : Number.NaN;
  if (!(id <= LARGEST_ID)) throw new BadRequestError();
  return id;
}
