import { ForbiddenError } from '@phantom/service-kit';
import { ArrayContains, IsNull, Not, type EntityManager } from 'typeorm';
import { Account } from '../account/account.entity.js';

/** Any number of its own: roles are changed one after the other. */
const ROLES_LOCK = 8_102;

/** Somebody who can sign in and manage people. */
const MANAGER = {
  type: 'admin' as const,
  rights: ArrayContains(['people']),
  blockedAt: IsNull(),
  passwordHash: Not(IsNull()),
};

/**
 * Keeps others from changing roles until the transaction ends, and looks whether this account still manages people:
 * its token may be older than what became of it.
 *
 * @throws ForbiddenError where it does not
 */
export async function holdRoles(manager: EntityManager, id: number): Promise<Account> {
  await manager.query('SELECT pg_advisory_xact_lock($1)', [ROLES_LOCK]);
  const actor = await manager.findOneBy(Account, { id, ...MANAGER });
  if (!actor) throw new ForbiddenError();
  return actor;
}

/** Whether nobody else manages people. */
export async function isLastManager(manager: EntityManager, id: number): Promise<boolean> {
  return !(await manager.existsBy(Account, { ...MANAGER, id: Not(id) }));
}
