import type { EntityManager } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { hashPassword } from '../account/password-hash.js';

/** Stands in the README; production refuses to start where an account has it. */
export const DEMO_PASSWORD = 'phantom-demo-2026';

export const DEMO_ACCOUNTS = [
  { email: 'employee@example.com', name: 'Emma Clarke', type: 'admin', managesPeople: false },
  { email: 'admin@example.com', name: 'Adrian Cole', type: 'admin', managesPeople: true },
  { email: 'investor@example.com', name: 'Iris Valente', type: 'Investor', managesPeople: false },
] as const;

/** Adds the demo accounts that are not there yet; those that are keep their password. */
export async function seedDemoAccounts(manager: EntityManager): Promise<void> {
  for (const account of DEMO_ACCOUNTS) {
    if (await manager.existsBy(Account, { email: account.email })) continue;
    const passwordHash = await hashPassword(DEMO_PASSWORD);
    await manager.insert(Account, { ...account, passwordHash, image: null, demo: true });
  }
}
