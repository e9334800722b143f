import { DEMO_ACCOUNT_IDS, StartupError } from '@phantom/service-kit';
import { Not, type EntityManager } from 'typeorm';
import { appendAccountChange } from '../accounts/account-history.js';
import { Account } from '../accounts/account.entity.js';
import { hashPassword } from '../password-hashing/password-hash.js';
import { DEMO_PASSWORD } from '../passwords/password-policy.js';

type DemoAccount = Pick<Account, 'email' | 'name' | 'type' | 'rights'> & {
  /** The account has no password yet. */
  isInvited?: true;
};

/** The demo data of other services refers to some of these accounts by id, so they have fixed ids. */
export const DEMO_ACCOUNTS: DemoAccount[] = [
  { email: 'employee@example.com', name: 'Emma Clarke', type: 'admin', rights: [] },
  {
    email: 'admin@example.com',
    name: 'Adrian Cole',
    type: 'admin',
    rights: ['people', 'documents', 'investments', 'editor', 'publisher'],
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

/** Adds the missing demo accounts. Existing ones stay unchanged. */
export async function seedDemoAccounts(manager: EntityManager): Promise<void> {
  for (const { isInvited, ...account } of DEMO_ACCOUNTS) {
    const id = ids.get(account.name);
    if (id !== undefined) await checkId(manager, account.email, id);
    if (await manager.existsBy(Account, { email: account.email })) continue;
    const row = manager.create(Account, {
      ...{ id, ...account },
      passwordHash: isInvited ? null : await hashPassword(DEMO_PASSWORD),
      emailConfirmedAt: isInvited ? null : new Date(),
      demo: true,
    });
    await manager.insert(Account, row);
    // Inserting a fixed id does not move the sequence.
    await manager.query(
      `SELECT setval(pg_get_serial_sequence('account', 'id'), (SELECT max(id) FROM account))`,
    );
    if (isInvited) await recordInvitation(manager, row);
  }
}

const ids = new Map<string, number>(Object.entries(DEMO_ACCOUNT_IDS));

/** @throws StartupError when the id belongs to another account, so that the demo data of other services would be wrong */
async function checkId(manager: EntityManager, email: string, id: number): Promise<void> {
  const isConflict = await manager.existsBy(Account, [
    { id, email: Not(email) },
    { id: Not(id), email },
  ]);
  if (!isConflict) return;
  throw new StartupError(
    `Demo data of other services belongs to account ${id}, which is not ${email} here: load it into empty databases`,
  );
}

async function recordInvitation(manager: EntityManager, account: Account): Promise<void> {
  const actor = await manager.findOneByOrFail(Account, { email: 'admin@example.com' });
  const { type, rights } = account;
  const changes = [
    { field: 'type', from: [], to: type ? [type] : [] },
    { field: 'rights', from: [], to: rights },
  ];
  await appendAccountChange(manager, { account, actor, action: 'invited', changes });
}
