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
    ['admin@example.com', ['people', 'documents']],
    ['investor@example.com', []],
    ['investor2@example.com', []],
    ['waiting@example.com', []],
    ['invited@example.com', ['documents']],
  ]);
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
