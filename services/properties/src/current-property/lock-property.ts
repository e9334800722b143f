import { NotFoundError, UnprocessableError } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { CurrentProperty } from './current-property.entity.js';
import { PROPERTY_MESSAGES } from './property-messages.js';

/**
 * The row, kept from others until the transaction ends: of two that change it at once, the second reads what the
 * first has made of it.
 *
 * @throws NotFoundError where there is none of this id
 */
export async function lockProperty(manager: EntityManager, id: number): Promise<CurrentProperty> {
  // Rows that refer to this one may come meanwhile: with a stronger lock, trail and requests would wait for it.
  const lock = { mode: 'for_no_key_update' } as const;
  const property = await manager.findOne(CurrentProperty, { where: { id }, lock });
  if (!property) throw new NotFoundError();
  return property;
}

/**
 * An archived property can be read, and nothing else, until it is restored.
 *
 * @throws UnprocessableError
 */
export function checkNotArchived({ archivedAt }: Pick<CurrentProperty, 'archivedAt'>): void {
  if (archivedAt !== null) throw new UnprocessableError(PROPERTY_MESSAGES.archived);
}
