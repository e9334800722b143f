import { BadRequestError } from '../../errors/errors.js';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/**
 * The key of an `Idempotency-Key` header: a UUID, in quotation marks as the draft has it or without.
 *
 * @throws BadRequestError for anything else: a client that counts on its key must not be let down silently
 */
export function idempotencyKeyOf(header: string | string[] | undefined): string | undefined {
  if (header === undefined) return undefined;
  const key = String(header)
    .trim()
    .replace(/^"(.*)"$/, '$1');
  if (!UUID.test(key)) throw new BadRequestError();
  return key.toLowerCase();
}
