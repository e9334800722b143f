import { currentLanguage, ValidationError, wordsOf } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { CurrentProperty } from './current-property.entity.js';
import { PROPERTY_MESSAGES } from './property-messages.js';
import { BEING_SERVICED } from './servicing-state.js';

interface Asked {
  /** Of the property that is to have the address, where there is one. */
  ownId?: number;
  /** The field of the form that is told of it. */
  field?: string;
}

/**
 * A property is in servicing once at a time; what is completed or archived may come again. Whoever enters the same address at the
 * same moment waits for this transaction.
 */
export async function checkAddress(
  manager: EntityManager,
  address: string,
  { ownId = 0, field = 'address' }: Asked = {},
): Promise<void> {
  await manager.query('SELECT pg_advisory_xact_lock(hashtext(lower($1)))', [address]);
  const known = await manager
    .createQueryBuilder(CurrentProperty, 'property')
    .where('lower(property.address) = lower(:address)', { address })
    .andWhere(BEING_SERVICED)
    .andWhere('property.id <> :ownId', { ownId })
    .getOne();
  if (!known) return;
  const { reference } = known;
  const message = wordsOf(PROPERTY_MESSAGES.known, currentLanguage(), { reference });
  throw new ValidationError({ [field]: [message] });
}
