import type { TokenUser } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { checkAddress } from '../current-property/check-address.js';
import type { CurrentProperty } from '../current-property/current-property.entity.js';
import type { PropertyStatus } from '../current-property/property-status.js';
import { withdrawAwaited } from '../document-request/change-request.js';
import { keepTrail } from '../property-change/property-trail.js';
import { awaitsDocuments, checkMove, COMPLETED } from './status-rule.js';

/**
 * Moves a locked property and writes it down. Beyond Missing Documents nothing is awaited: requests end with the move.
 *
 * @throws ValidationError of `status`, also where one is taken up again that is in servicing under another number
 */
export async function moveProperty(
  manager: EntityManager,
  property: CurrentProperty,
  { status, reason }: { status: PropertyStatus; reason: string },
  user: TokenUser,
): Promise<void> {
  const { id, status: fromStatus } = property;
  checkMove(fromStatus, status);
  if (fromStatus === COMPLETED) {
    await checkAddress(manager, property.address, { ownId: id, field: 'status' });
  }
  await manager.save(Object.assign(property, { status, statusChangedAt: new Date() }));
  await keepTrail(manager, user, id, 'status', { fromStatus, toStatus: status, reason });
  if (!awaitsDocuments(status)) await withdrawAwaited(manager, id, reason, user);
}
