import type { EntityManager } from 'typeorm';
import { recordChange } from '../account-change/record-change.js';
import { Account } from '../account/account.entity.js';
import { DEMO_PASSWORD } from '../account/demo-password.js';
import { hashPassword } from '../account/password-hash.js';

type DemoAccount = Pick<Account, 'email' | 'name' | 'type' | 'rights'> & {
  /** Has no password yet. */
  isInvited?: true;
};

/** In this order they have the ids 1, 2, 3 … of a new database, by which demo data of other services names them. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'employee@example.com', name: 'Emma Clarke', type: 'admin', rights: [] },
  {
    email: 'admin@example.com',
    name: 'Adrian Cole',
    type: 'admin',
    rights: ['people', 'documents'],
  },
  { email: 'investor@example.com', name: 'Iris Valente', type: 'Investor', rights: [] },
  { email: 'investor2@example.com', name: 'Henrik Sandberg', type: 'Investor', rights: [] },
  { email: 'waiting@example.com', name: 'Walter Amsel', type: null, rights: [] },
  {
    email: 'invited@example.com',
    name: 'Imani Brooks',
    type: 'admin',
    rights: ['documents'],
    isInvited: true,
  },
];

/** Adds the demo accounts that are not there yet; those that are keep what became of them. */
export async function seedDemoAccounts(manager: EntityManager): Promise<void> {
  for (const { isInvited, ...account } of DEMO_ACCOUNTS) {
    if (await manager.existsBy(Account, { email: account.email })) continue;
    const saved = await manager.save(
      manager.create(Account, {
        ...account,
        passwordHash: isInvited ? null : await hashPassword(DEMO_PASSWORD),
        emailConfirmedAt: isInvited ? null : new Date(),
        demo: true,
      }),
    );
    if (isInvited) await recordInvitation(manager, saved);
  }
}

async function recordInvitation(manager: EntityManager, account: Account): Promise<void> {
  const actor = await manager.findOneByOrFail(Account, { email: 'admin@example.com' });
  const { type, rights } = account;
  const changes = [
    { field: 'type', from: [], to: type ? [type] : [] },
    { field: 'rights', from: [], to: rights },
  ];
  await recordChange(manager, { account, actor, action: 'invited', changes });
}
