import type { EntityManager } from 'typeorm';
import { Account } from './account.entity.js';

export type NewAccount = Pick<Account, 'email' | 'name' | 'passwordHash'> &
  Partial<Pick<Account, 'type' | 'rights' | 'lang'>>;

/** @returns null where somebody has the address, also who takes it at this very moment */
export async function insertAccount(
  manager: EntityManager,
  account: NewAccount,
): Promise<Account | null> {
  const { identifiers } = await manager
    .createQueryBuilder()
    .insert()
    .into(Account)
    .values(account)
    .orIgnore()
    .execute();
  const isMade = identifiers.filter(Boolean).length > 0;
  return isMade ? manager.findOneByOrFail(Account, { email: account.email }) : null;
}
