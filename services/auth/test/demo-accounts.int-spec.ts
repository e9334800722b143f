import { DEMO_ACCOUNT_IDS } from '@phantom/service-kit';
import { Account } from '../src/accounts/account.entity.js';
import { seedDemoAccounts } from '../src/seed/seed-demo-accounts.js';
import { authApp } from './auth-app.js';

it('does not change existing demo accounts when it seeds again', async () => {
  const auth = await authApp();
  const accounts = auth.dataSource.getRepository(Account);
  const before = await accounts.find({ order: { id: 'ASC' } });
  await auth.dataSource.transaction(seedDemoAccounts);
  expect(await accounts.find({ order: { id: 'ASC' } })).toEqual(before);
  expect(before.map(({ email, rights }) => [email, rights])).toEqual([
    ['employee@example.com', []],
    ['admin@example.com', ['people', 'documents', 'investments', 'editor', 'publisher']],
    ['investor@example.com', []],
    ['investor2@example.com', []],
    ['waiting@example.com', []],
    ['invited@example.com', ['documents']],
  ]);
  await auth.close();
});

it('seeds accounts with fixed ids for other services, and fails when an id is taken', async () => {
  const auth = await authApp();
  const accounts = auth.dataSource.getRepository(Account);
  const named = (await accounts.find()).map(({ id, name }) => [name, id]);
  expect(named).toEqual(expect.arrayContaining(Object.entries(DEMO_ACCOUNT_IDS)));

  await accounts.update({ email: 'investor@example.com' }, { email: 'somebody@example.com' });
  await expect(auth.dataSource.transaction(seedDemoAccounts)).rejects.toThrow(
    /^Demo data of other services belongs to account 3, which is not investor@example.com here/,
  );
  await auth.close();
});

it('refuses to start in production with demo accounts', async () => {
  await expect(authApp({ NODE_ENV: 'production' })).rejects.toThrow(
    /^Demo accounts are present, and NODE_ENV is production/,
  );
});

it('starts in production without demo accounts', async () => {
  const auth = await authApp({ NODE_ENV: 'production' }, () => Promise.resolve());
  expect((await auth.inject({ url: '/health/ready' })).statusCode).toBe(200);
  await auth.close();
});
