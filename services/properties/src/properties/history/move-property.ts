import { fieldError, type TokenUser } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { STATUS_MESSAGES } from '../../common/messages.js';
import { checkAddressIsFree } from '../common/property-address.js';
import type { CurrentProperty } from '../common/property.entity.js';
import { COMPLETED, type PropertyStatus } from '../common/property-workflow.js';
import { appendPropertyChange } from './property-history.service.js';

/**
 * Moves a locked property to any other status, also backwards and out of Completed. The caller withdraws open document requests when
 * the new status does not await documents.
 */
export async function moveProperty(
  manager: EntityManager,
  property: CurrentProperty,
  { status, reason }: { status: PropertyStatus; reason: string },
  user: TokenUser,
): Promise<void> {
  const { id, status: fromStatus } = property;
  if (fromStatus === status) throw fieldError('status', STATUS_MESSAGES.same);
  if (fromStatus === COMPLETED) {
    await checkAddressIsFree(manager, property.address, { exceptId: id, field: 'status' });
  }
  await manager.save(Object.assign(property, { status, statusChangedAt: new Date() }));
  await appendPropertyChange(manager, user, property, 'status', {
    fromStatus,
    toStatus: status,
    reason,
  });
}
