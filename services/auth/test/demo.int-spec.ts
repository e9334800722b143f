import { DEMO_ACCOUNT_IDS } from '@phantom/service-kit';
import { Account } from '../src/account/account.entity.js';
import { seedDemoAccounts } from '../src/seed/seed-demo-accounts.js';
import { authApp } from './auth-app.js';

it('changes nothing when the demo accounts are loaded a second time', async () => {
  const auth = await authApp();
  const accounts = auth.dataSource.getRepository(Account);
  const before = await accounts.find({ order: { id: 'ASC' } });
  await auth.dataSource.transaction(seedDemoAccounts);
  expect(await accounts.find({ order: { id: 'ASC' } })).toEqual(before);
  expect(before.map(({ email, rights }) => [email, rights])).toEqual([
    ['employee@example.com', []],
    ['admin@example.com', ['people', 'documents', 'investments']],
    ['investor@example.com', []],
    ['investor2@example.com', []],
    ['waiting@example.com', []],
    ['invited@example.com', ['documents']],
  ]);
  await auth.close();
});

it('gives the accounts that other services have rows for their ids, or is not loaded', async () => {
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

it('keeps production from starting with demo accounts', async () => {
  await expect(authApp({ NODE_ENV: 'production' })).rejects.toThrow(
    /^Demo accounts are present, and NODE_ENV is production/,
  );
});

it('lets production start without them', async () => {
  const auth = await authApp({ NODE_ENV: 'production' }, () => Promise.resolve());
  expect((await auth.inject({ url: '/health/ready' })).statusCode).toBe(200);
  await auth.close();
});
