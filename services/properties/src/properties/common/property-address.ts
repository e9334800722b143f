import { fieldError } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { CurrentProperty } from './property.entity.js';
import { PROPERTY_MESSAGES } from '../../common/messages.js';
import { IN_SERVICING_SQL } from './property-workflow.js';

/** `27-34`, `12A`, `1/2`; or a number in words, as in "One Bryant Park". */
const HOUSE_NUMBER =
  /^(\d+[½\p{L}]?([-–/]\d+\p{L}?)*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)$/iu;

/** A word with at least two letters in a row, also "5th". */
const NAME_WORD = /\p{L}{2}/u;

/** Words that name a unit, not a street. */
const UNIT = /^(apt|apartment|unit|suite|ste|floor|fl|room|rm)\b/iu;

/** Whether a text has the form of an address: a house number, and after it a word of a street name. */
export function isAddress(text: string): boolean {
  const words = text.split(/[\s,;]+/u).filter(Boolean);
  const number = words.findIndex((word) => HOUSE_NUMBER.test(word));
  if (number === -1) return false;
  return words.slice(number + 1).some((word) => NAME_WORD.test(word) && !UNIT.test(word));
}

interface AddressCheck {
  exceptId?: number;
  field?: string;
}

/**
 * An address may be in servicing only once. A completed or archived property does not block its address. A concurrent check of the
 * same address waits for this transaction.
 */
export async function checkAddressIsFree(
  manager: EntityManager,
  address: string,
  { exceptId = 0, field = 'address' }: AddressCheck = {},
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext(lower($1)))', [address]);
  const known = await manager
    .createQueryBuilder(CurrentProperty, 'property')
    .where('lower(property.address) = lower(:address)', { address })
    .andWhere(IN_SERVICING_SQL)
    .andWhere('property.id <> :exceptId', { exceptId })
    .getOne();
  if (!known) return;
  throw fieldError(field, PROPERTY_MESSAGES.known, { reference: known.reference });
}
