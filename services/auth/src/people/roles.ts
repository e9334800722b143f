import { ACCOUNT_RIGHTS, ForbiddenError, type AccountRight } from '@phantom/service-kit';
import { ArrayContains, IsNull, Not, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';

/** The id of the advisory lock that serializes role changes. */
const ROLES_LOCK = 8_102;

/** An account that can sign in and manage people. */
const PEOPLE_MANAGER = {
  type: 'admin' as const,
  rights: ArrayContains(['people']),
  blockedAt: IsNull(),
  passwordHash: Not(IsNull()),
};

/**
 * Locks all role changes until the transaction ends, and reads the account of the actor again: its access token may be older
 * than its last change.
 *
 * @throws ForbiddenError when the actor does not manage people any more
 */
export async function lockRoles(manager: EntityManager, actorId: number): Promise<Account> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [ROLES_LOCK]);
  const actor = await manager.findOneBy(Account, { id: actorId, ...PEOPLE_MANAGER });
  if (!actor) throw new ForbiddenError();
  return actor;
}

/** Whether no other account manages people. */
export async function isLastManager(manager: EntityManager, id: number): Promise<boolean> {
  return !(await manager.existsBy(Account, { ...PEOPLE_MANAGER, id: Not(id) }));
}

/** Rights in a fixed order, so that equal sets of rights compare as equal. */
export const sortRights = (rights: readonly AccountRight[]): AccountRight[] =>
  ACCOUNT_RIGHTS.filter((right) => rights.includes(right));
